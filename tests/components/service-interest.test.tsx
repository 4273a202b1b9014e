import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadPage } from '@/app/routes';
import type { StoredService } from '@/domain/service';
import { parseService } from '@/domain/service-schema';
import { service } from '../support/sample-documents';
import { control } from './contact-inquiry';
import { renderSite } from './render-site';

// Here, because the first import takes seconds on a busy machine and a test must not.
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
  'the service of %s is chosen in the contact form, and can be changed',
  async (path) => {
    await goToContact(path);
    expect(control('service')).toHaveValue('upgrades');
    fireEvent.change(control('service'), { target: { value: '' } });
    expect(control('service')).toHaveValue('');
  },
);

it('a stored service is chosen after its page, and one that is stored no more is not', async () => {
  const masking = parseService('data-masking', service());
  const view = await goToContact('/services/data-masking', masking);
  expect(control('service')).toHaveValue('data-masking');
  view.unmount();
  sessionStorage.clear();
  await goToContact('/upgrades', masking);
  expect(control('service')).toHaveValue('');
});

it('no service is chosen after a page without one, and the choice of a draft stays', async () => {
  const view = await goToContact('/about');
  expect(control('service')).toHaveValue('');
  fireEvent.change(control('service'), { target: { value: 'consulting' } });
  view.unmount();
  await goToContact('/upgrades');
  expect(control('service')).toHaveValue('consulting');
});
