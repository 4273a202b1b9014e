import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { deletedContact, storedContact } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

/** A saved contact with the first name Grace and this last name. */
export const named = (lastName: string, fields: Record<string, unknown> = {}): Contact =>
  storedContact(lastName.toLowerCase(), { lastName, ...fields });

const NOW = new Date();

/** A contact in the trash, deleted now. */
export const trashed = (lastName: string, fields: Record<string, unknown> = {}) =>
  deletedContact(lastName.toLowerCase(), { lastName, deletedAt: NOW, ...fields });

/** Opens a store with these contacts, the newest first, for an administrator. */
export function storeOf(...contacts: Contact[]) {
  const store = openStore(ADMINISTRATOR);
  store.add('contacts', ...contacts);
  return store;
}

/** Renders the desk with a query string such as '?status=new'. */
export const openDesk = (query = '') => renderAdmin(<ContactsPage />, `/admin/contacts${query}`);

/** Opens the desk with these contacts, and waits until it shows them. */
export async function renderDesk(contacts: Contact[], query = '') {
  const store = storeOf(...contacts);
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).toHaveLength(contacts.length));
  return { ...view, store };
}

export const shownNames = () =>
  [...document.querySelectorAll('article h3')].map((name) => name.textContent);

/** Waits until the desk shows exactly the inquiries with these last names. */
export const expectShown = (...lastNames: string[]) =>
  waitFor(() => expect(shownNames()).toEqual(lastNames.map((name) => `Grace ${name}`)));

export const rowOf = (lastName: string) =>
  screen.getByRole('article', { name: `Grace ${lastName}` });

export const inRow = (lastName: string) => within(rowOf(lastName));

/** The link that opens an inquiry and covers its row. */
export const nameIn = (lastName: string) => inRow(lastName).getByRole('link', { name: /^Grace/ });

export const inOpen = () => within(screen.getByRole('region', { name: /Inquiry \S+$/ }));

/** Opens a view of the menu “More”. */
export async function openView(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Opens the menu “More actions” of the open inquiry. */
export async function openActions(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  return within(await screen.findByRole('menu'));
}

export async function useTool(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  await user.click(within(await screen.findByRole('menu')).getByText(name));
}
