import { screen, within } from '@testing-library/react';
import { parseService, type StoredService } from '@/collections/services';
import { ServicesPage } from '@/pages/admin/services-page';
import { storedService } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, put, reader, stubData } from './stub-data';

const readService = reader('services', parseService);

export const MASKING = storedService('data-masking');
export const AUDITS = storedService('audits', { name: 'Audits', color: 'red', features: [] });
export const BACKUPS = storedService('backups', { name: 'Backups' });

/** Stubs src/data for an administrator and renders the screen with these services. */
export function openServices(services: StoredService[], query = '') {
  const data = stubData(ADMINISTRATOR);
  for (const each of services) put(`services/${each.id}`, each);
  data.listServices.mockImplementation(async () => {
    const stored = await Promise.all(services.map(({ id }) => readService(id)));
    return stored.flatMap((each) => each ?? []);
  });
  return { ...renderAdmin(<ServicesPage />, `/admin/services${query}`), data };
}

/** Renders the screen with these services and clicks the button with this name, which opens the form. */
export async function openServiceForm(name: string, services: StoredService[] = []) {
  const view = openServices(services);
  await view.user.click(await screen.findByRole('button', { name }));
  const form = within(screen.getByRole('dialog'));
  return { ...view, form, saved: () => view.data.write.mock.lastCall };
}

export const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
