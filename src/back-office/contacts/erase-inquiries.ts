import { countedWords, inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import {
  CONTACT_COLLECTIONS,
  erasure,
  inquiryChange,
  type ContactCollection,
} from '@/collections/inquiry-changes';
import { contactsData } from '@/data/lazy-back-office-data';
import { loadInquiries, readInquiries, type Inquiries } from './read-inquiries';

/** Contacts to erase: of a person, those created before a date, or those whose time in the trash is over. */
type ErasureFilter = { email: string } | { before: Date } | { dueAt: Date };

/** More than a firm deletes in a month. What is left is offered again. */
const MAX_DUE = 10_000;

const erasing = (count: number, changes: Action['changes']): Action => ({
  label: `Erasing ${inquiryCount(count)}…`,
  changes,
  done: countedWords('erased'),
  failure: 'Failed to erase inquiries',
  undone: null,
});

const erasureFrom = (place: ContactCollection) => (contact: { id: string }) =>
  inquiryChange(...erasure(place, contact.id));

export const eraseDeleted = (inquiries: Inquiries) =>
  erasing(inquiries.length, async () =>
    (await loadInquiries(inquiries)).map(erasureFrom('deletedContacts')),
  );

/** `count`: inquiries found before; others may have been added or removed since. */
export const eraseInquiries = (filter: ErasureFilter, count: number) =>
  erasing(count, async () => {
    if ('dueAt' in filter) {
      const due = await contactsData.listDueDeleted(filter.dueAt, MAX_DUE);
      return due.map(erasureFrom('deletedContacts'));
    }
    const found = CONTACT_COLLECTIONS.map(async (place) =>
      (await readInquiries({ in: place, ...filter }, {})).map(erasureFrom(place)),
    );
    return (await Promise.all(found)).flat();
  });
