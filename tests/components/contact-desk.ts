import type { Contact } from '@/domain/contact';
import { storedContact } from '../support/admin-documents';

/** Address of the screen. */
export const DESK_PATH = '/admin/contacts';

/** Names of the inquiries that are shown. */
export const shownNames = () =>
  [...document.querySelectorAll('article h2')].map((name) => name.textContent);

/** A stored contact whose name is Grace and this last name. */
export const named = (lastName: string, fields: Record<string, unknown> = {}): Contact =>
  storedContact(lastName.toLowerCase(), { lastName, ...fields });
