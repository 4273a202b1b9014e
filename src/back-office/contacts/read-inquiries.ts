import { PAGE_SIZE } from '@/back-office/documents/list-queries';
import type { Contact } from '@/collections/inquiries';
import type { ContactListing } from '@/data/contacts';
import type { Page, PageCursor } from '@/data/documents';
import { contactsData } from '@/data/lazy-back-office-data';
import { isListed } from './filter-contacts';

/** Contacts for an action or an export: an array or, if not all are loaded, their number and how to read them. */
export type Inquiries<Item = Contact> =
  readonly Item[] | { length: number; read: () => Promise<readonly Item[]> };

const LARGE_PAGE = 10 * PAGE_SIZE;

export async function readInquiries(
  asked: ContactListing,
  listing: ContactListing,
): Promise<Contact[]> {
  const contacts = new Map<string, Contact>();
  let start: PageCursor | null = null;
  do {
    const range = { ...asked, size: LARGE_PAGE, start };
    const page: Page<Contact> = await contactsData.listContacts(range);
    for (const contact of page.items)
      if (isListed(contact, listing)) contacts.set(contact.id, contact);
    start = page.next;
  } while (start);
  return [...contacts.values()];
}

export const loadInquiries = <Item>(inquiries: Inquiries<Item>) =>
  'read' in inquiries ? inquiries.read() : Promise.resolve(inquiries);
