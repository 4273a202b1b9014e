import { read } from '@/data/call';
import type { ContactListing } from '@/data/contacts';
import type { Page, PageCursor } from '@/data/documents';
import type { Contact } from '@/domain/contact';
import { downloadBlob } from '@/lib/download';
import type { JobControl } from '@/lib/job-queue';
import { contactsData } from './contact-queries';

const EXPORT_PAGE = 500;

export type ExportSource =
  Contact[] | { listing: ContactListing; filter: (contacts: Contact[]) => Contact[] };

/** Reads page after page of a list, until its end or Cancel, then throws the reason of the signal. */
async function* readPages(listing: ContactListing, { signal, onProgress }: JobControl) {
  const { order, ...counted } = listing;
  const total = await read(contactsData, (contacts) => contacts.countContacts(counted));
  let start: PageCursor | null = null;
  let count = 0;
  do {
    signal.throwIfAborted();
    const from: PageCursor | null = start;
    const page: Page<Contact> = await read(contactsData, (contacts) =>
      contacts.listContacts({ ...counted, order, size: EXPORT_PAGE, start: from }),
    );
    signal.throwIfAborted();
    count += page.items.length;
    onProgress(count, Math.max(total, count));
    yield page.items;
    start = page.next;
  } while (start);
}

/**
 * Downloads contacts as CSV; nothing after Cancel, which throws the reason of the signal.
 * @returns how many there are
 */
export async function exportContacts(source: ExportSource, control: JobControl): Promise<number> {
  // import(): the CSV library comes with the first export.
  const { csvBlob, csvFileName, csvHeader, csvRows } = await import('./contact-csv');
  const parts = [csvHeader()];
  let count = 0;
  const add = (contacts: Contact[]) => {
    count += contacts.length;
    parts.push(csvRows(contacts));
  };
  if (Array.isArray(source)) add(source);
  else {
    for await (const page of readPages(source.listing, control)) add(source.filter(page));
  }
  downloadBlob(csvBlob(parts), csvFileName(new Date()));
  return count;
}
