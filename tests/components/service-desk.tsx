import { screen, within } from '@testing-library/react';
import type { StoredService } from '@/collections/services';
import { ServicesPage } from '@/pages/admin/services-page';
import { storedService } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

export const MASKING = storedService('data-masking');
export const AUDITS = storedService('audits', { name: 'Audits', color: 'red', features: [] });
export const BACKUPS = storedService('backups', { name: 'Backups' });

/** Opens a store for an administrator and renders the screen with these services. */
export function openServices(services: StoredService[], query = '') {
  const store = openStore(ADMINISTRATOR);
  store.add('services', ...services);
  return { ...renderAdmin(<ServicesPage />, `/admin/services${query}`), store };
}

/** Renders the screen with these services and clicks the button with this name, which opens the form. */
export async function openServiceForm(name: string, services: StoredService[] = []) {
  const view = openServices(services);
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, form: within(screen.getByRole('dialog')) };
}

export const shownNames = () =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
