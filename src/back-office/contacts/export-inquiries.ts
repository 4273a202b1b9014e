import type { Task } from '@/back-office/run/action';
import { PAGE_SIZE } from '@/back-office/documents/list-queries';
import type { Control } from '@/data/write';
import type { Contact } from '@/collections/inquiries';
import type { ContactListing } from '@/data/contacts';
import type { Page, PageCursor } from '@/data/documents';
import { contactsData, contactSearchData } from '@/data/lazy-back-office-data';
import { downloadBlob } from '@/lib/download';
import { logError } from '@/lib/log-error';
import { readServiceInterests } from './contact-queries';
import { inquiryCount } from './inquiry-count';

const EXPORT_PAGE = 10 * PAGE_SIZE;

/** Selected contacts, or a query (a listing or a search text) with a filter for its results. */
export type ExportSource =
  Contact[] | { find: ContactListing | string; filter: (contacts: Contact[]) => Contact[] };

/** Reads all pages. On Cancel, throws the signal's reason. */
async function readAll(find: ContactListing | string, { signal, onProgress }: Control) {
  const isSearch = typeof find === 'string';
  const total = isSearch ? 0 : await contactsData.countContacts(find);
  const contacts = new Map<string, Contact>();
  let start: PageCursor | null = null;
  do {
    signal.throwIfAborted();
    const range = { size: EXPORT_PAGE, start };
    const page: Page<Contact> = await (isSearch
      ? contactSearchData.listFound(find, range)
      : contactsData.listContacts({ ...find, ...range }));
    signal.throwIfAborted();
    for (const contact of page.items) contacts.set(contact.id, contact);
    onProgress(contacts.size, total && Math.max(total, contacts.size));
    start = page.next;
  } while (start);
  const all = [...contacts.values()];
  // A search returns the matches field by field, so sort all of them by date.
  return isSearch ? all.sort((a, b) => Number(b.createdAt) - Number(a.createdAt)) : all;
}

/**
 * Downloads contacts as CSV, unless there are none. On Cancel, throws the signal's reason.
 * @returns the numbers of contacts exported and found
 */
async function exportContacts(source: ExportSource, control: Control) {
  // Loads the CSV library on the first export.
  const { contactsCsv, csvBlob, csvFileName } = await import('./contact-csv');
  const found = Array.isArray(source) ? source : await readAll(source.find, control);
  const exported = Array.isArray(source) ? source : source.filter(found);
  if (exported.length > 0) {
    const services = await readServiceInterests().catch((error: unknown) => {
      logError('Failed to fetch services for inquiries', error);
      return undefined;
    });
    control.signal.throwIfAborted();
    downloadBlob(csvBlob(contactsCsv(exported, services)), csvFileName(new Date()));
  }
  return { exported: exported.length, found: found.length };
}

export const exportInquiries = (source: ExportSource): Task => ({
  label: 'Exporting inquiries',
  failure: 'Failed to export inquiries',
  async work(control) {
    const { exported, found: all } = await exportContacts(source, control);
    return exported > 0
      ? {
          title: 'Success',
          description: `${exported.toLocaleString('en-US')} of ${inquiryCount(all)} exported`,
        }
      : {
          title: 'Nothing to export',
          description: 'No inquiries match. Choose another view or date range.',
        };
  },
});
