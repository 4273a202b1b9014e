import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadPage } from '@/app/routes';
import { parseService, type StoredService } from '@/collections/services';
import { service } from '../support/sample-documents';
import { control } from './contact-inquiry';
import { renderSite } from './render-site';

// Preloaded because the first import can take seconds on a busy machine.
await Promise.all(['/upgrades', '/services/upgrades', '/contact'].map(preloadPage));

async function goToContact(from: string, ...services: StoredService[]) {
  const view = renderSite(from);
  view.data.listServices.mockResolvedValue(services);
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'Get Started' }));
  await screen.findByRole('form', { name: 'Inquiry' });
  return view;
}

it.each(['/upgrades', '/services/upgrades'])(
  'after a visit to %s, the contact form preselects the service “upgrades”, but the visitor can clear the selection',
  async (path) => {
    await goToContact(path);
    expect(control('service')).toHaveValue('upgrades');
    fireEvent.change(control('service'), { target: { value: '' } });
    expect(control('service')).toHaveValue('');
  },
);

it('the contact form preselects a saved service but not a deleted one', async () => {
  const masking = parseService('data-masking', service());
  const view = await goToContact('/services/data-masking', masking);
  expect(control('service')).toHaveValue('data-masking');
  view.unmount();
  sessionStorage.clear();
  await goToContact('/upgrades', masking);
  expect(control('service')).toHaveValue('');
});

it('after a visit to a general page, the contact form preselects no service, and a service selected in a draft is preserved', async () => {
  const view = await goToContact('/about');
  expect(control('service')).toHaveValue('');
  fireEvent.change(control('service'), { target: { value: 'consulting' } });
  view.unmount();
  await goToContact('/upgrades');
  expect(control('service')).toHaveValue('consulting');
});
