import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { storedContact } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

/** A saved contact with the first name Grace and this last name. */
export const named = (lastName: string, fields: Record<string, unknown> = {}): Contact =>
  storedContact(lastName.toLowerCase(), { lastName, ...fields });

/** Stubs src/data for an administrator. Every list returns these contacts. */
export function stubDesk(...contacts: Contact[]) {
  const data = stubData(ADMINISTRATOR);
  serve(data, ...contacts);
  return data;
}

/** Makes every list return these contacts from now on, such as after a write. */
export function serve(data: ReturnType<typeof stubData>, ...contacts: Contact[]): void {
  data.listContacts.mockResolvedValue(lastPage(...contacts));
  data.getContact.mockImplementation((id) =>
    Promise.resolve(contacts.find((contact) => contact.id === id) ?? null),
  );
}

/** Renders the desk with a query string such as '?status=new'. */
export const openDesk = (query = '') => renderAdmin(<ContactsPage />, `/admin/contacts${query}`);

/** Opens the desk with these contacts and waits until it shows them. */
export async function renderDesk(contacts: Contact[], query = '') {
  const data = stubDesk(...contacts);
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).toHaveLength(contacts.length));
  return { ...view, data };
}

export const NEXT = { after: 'the first page' };

/** Makes `listContacts` return these two pages. */
export const stubPages = (data: ReturnType<typeof stubDesk>, first: Contact[], last: Contact[]) =>
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(start ? lastPage(...last) : { items: first, next: NEXT }),
  );

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

export async function useTool(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  await user.click(within(await screen.findByRole('menu')).getByText(name));
}
