import { countedWords, inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { CONTACT_COLLECTIONS, erasure, inquiryChange } from '@/collections/inquiry-changes';
import type { ContactListing } from '@/data/contacts';
import { contactsData } from '@/data/lazy-back-office-data';
import { loadInquiries, readInquiries, type Inquiries } from './read-inquiries';

/** Contacts to erase: of a person, those created before a date, or those whose time in the trash is over. */
type ErasureFilter = { email: string } | { before: Date } | { dueAt: Date };

/** More inquiries than a firm deletes in a month. If there are more, the rest is offered afterwards. */
const MAX_DUE = 10_000;

const erasing = (count: number, changes: Action['changes']): Action => ({
  label: `Erasing ${inquiryCount(count)}…`,
  changes,
  done: countedWords('erased'),
  failure: 'Failed to erase inquiries',
  undoWords: null,
});

const eraseFromTrash = ({ id }: { id: string }) => inquiryChange(...erasure('deletedContacts', id));

export const eraseDeleted = (inquiries: Inquiries) =>
  erasing(inquiries.length, async () => (await loadInquiries(inquiries)).map(eraseFromTrash));

/** `count`: inquiries found before; others may have been added or removed since. */
export const eraseInquiries = (filter: ErasureFilter, count: number) =>
  erasing(count, async () => {
    if ('dueAt' in filter) {
      const due = await contactsData.listDueDeleted(filter.dueAt, MAX_DUE);
      return due.map(eraseFromTrash);
    }
    return (await idsIn(filter)).map((id) => inquiryChange(...erasure('contacts', id)));
  });

/** Reads both collections until a pass finds nothing new, because others may move a contact between the reads. */
async function idsIn(filter: ContactListing): Promise<string[]> {
  const ids = new Set<string>();
  let known: number;
  do {
    known = ids.size;
    for (const place of CONTACT_COLLECTIONS)
      for (const { id } of await readInquiries({ in: place, ...filter }, {})) ids.add(id);
  } while (ids.size > known);
  return [...ids];
}
