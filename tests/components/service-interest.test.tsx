import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadPage } from '@/app/routes';
import type { StoredService } from '@/collections/services';
import { storedService } from '../support/admin-documents';
import { control } from './contact-inquiry';
import { renderSite } from './render-site';

// Preloaded because the first import can take seconds on a busy machine.
await Promise.all(['/upgrades', '/services/upgrades', '/contact'].map(preloadPage));

async function goToContact(from: string, ...services: StoredService[]) {
  const view = renderSite(from);
  view.store.add('services', ...services);
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'Get Started' }));
  await screen.findByRole('form', { name: 'Inquiry' });
  return view;
}

const MASKING = storedService('data-masking');

it.each([
  ['/upgrades', 'upgrades', []],
  ['/services/upgrades', 'upgrades', []],
  ['/services/data-masking', 'data-masking', [MASKING]],
  ['/upgrades', '', [MASKING]],
])(
  'after a visit to %s, the contact form preselects the service “%s” of the site, which the visitor can clear',
  async (path, selected, services) => {
    await goToContact(path, ...services);
    expect(control('service')).toHaveValue(selected);
    fireEvent.change(control('service'), { target: { value: '' } });
    expect(control('service')).toHaveValue('');
  },
);

it('after a visit to a general page, the contact form preselects no service, and a service selected in a draft is preserved', async () => {
  const view = await goToContact('/about');
  expect(control('service')).toHaveValue('');
  fireEvent.change(control('service'), { target: { value: 'consulting' } });
  view.unmount();
  await goToContact('/upgrades');
  expect(control('service')).toHaveValue('consulting');
});
