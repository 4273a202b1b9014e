import type { Action, Outcome } from '@/back-office/run/action';
import { PAGE_SIZE } from '@/back-office/documents/list-queries';
import type { Change } from '@/collections/change';
import type { Contact } from '@/collections/inquiries';
import {
  CONTACT_COLLECTIONS,
  erasure,
  inquiryChange,
  type ContactCollection,
} from '@/collections/inquiry-changes';
import { write } from '@/data/call-with-deadline';
import { contactsData } from '@/data/lazy-back-office-data';
import type { Result } from '@/data/write';
import { logError } from '@/lib/log-error';
import { changesOf, inquiryOutcome, totalOf } from './contact-actions';
import { inquiryCount } from './inquiry-count';
import type { Inquiries } from './read-inquiries';

/** Contacts to erase: of a person, those created before a date, or those whose time in the trash is over. */
type ErasureFilter = { email: string } | { before: Date } | { dueAt: Date };

async function listFirst(filter: ErasureFilter, from: ContactCollection): Promise<Contact[]> {
  if ('dueAt' in filter) return contactsData.listDueDeleted(filter.dueAt, PAGE_SIZE);
  const range = { in: from, ...filter, order: 'oldest', size: PAGE_SIZE } as const;
  return (await contactsData.listContacts(range)).items;
}

/** Erases all matching contacts. Ends early if no contact on a page could be erased; else sets `isComplete`. */
async function* found(
  filter: ErasureFilter,
  search: { isComplete: boolean },
): AsyncGenerator<Change> {
  search.isComplete = false;
  const places: readonly ContactCollection[] =
    'dueAt' in filter ? ['deletedContacts'] : CONTACT_COLLECTIONS;
  const tried = new Set<string>();
  let empty = 0;
  // Others can move contacts between collections, so this ends only when each was empty and the first still is.
  for (let turn = 0; empty <= places.length; turn += 1) {
    const from = places[turn % places.length] as ContactCollection;
    const contacts = await listFirst(filter, from);
    empty = contacts.length === 0 ? empty + 1 : 0;
    const untried = contacts.filter(({ id }) => !tried.has(`${from}/${id}`));
    if (contacts.length > 0 && untried.length === 0) return;
    for (const { id } of untried) {
      tried.add(`${from}/${id}`);
      yield inquiryChange(...erasure(from, id));
    }
  }
  search.isComplete = true;
}

/** After the changes, removes notes of inquiries that were erased another way, such as by an earlier version. */
async function* withoutLeftovers(
  changes: Iterable<Change> | AsyncIterable<Change>,
): AsyncGenerator<Change> {
  try {
    yield* changes;
  } finally {
    await write(
      () => import('@/data/contact-notes'),
      (notes, signal) => notes.eraseLeftoverNotes(signal),
    ).catch((error: unknown) => logError('Failed to erase the notes of erased inquiries', error));
  }
}

export function eraseDeleted(inquiries: Inquiries): Action {
  const changes = changesOf(inquiries, ({ id }) =>
    inquiryChange(...erasure('deletedContacts', id)),
  );
  return {
    label: `Erasing ${inquiryCount(inquiries.length)}`,
    total: inquiries.length,
    changes: () => withoutLeftovers(typeof changes === 'function' ? changes() : changes),
    done: (results, isCanceled) =>
      inquiryOutcome(results.map(asDone), totalOf(inquiries, results, isCanceled), 'erased'),
    failure: 'Failed to change an inquiry',
    undo: null,
  };
}

const asDone = (result: Result): Result =>
  result.state === 'same' ? { ...result, state: 'done' } : result;

/** `count`: inquiries found before; others may have been added or removed since. */
export function eraseInquiries(filter: ErasureFilter, count: number): Action {
  const search = { isComplete: false };
  return {
    label: `Erasing ${inquiryCount(count)}`,
    total: count,
    changes: () => withoutLeftovers(found(filter, search)),
    done: (results) => erasureOutcome(results, count, search.isComplete),
    failure: 'Failed to erase inquiries',
    undo: null,
  };
}

function erasureOutcome(results: readonly Result[], count: number, isComplete: boolean): Outcome {
  const done = results.filter(({ state }) => state === 'done');
  // Someone may have moved it to the other collection, where it was erased.
  const isErased = ({ change }: Result) => done.some((other) => other.change.id === change.id);
  const failed = results.filter((result) => result.error && !isErased(result));
  if (!isComplete || failed.length > 0) {
    const total = Math.max(count, done.length + Math.max(failed.length, 1));
    return inquiryOutcome([...done, ...failed], total, 'erased');
  }
  const missing = Math.max(0, count - done.length);
  const others = `${missing === 1 ? 'was' : 'were'} erased or restored in the meantime`;
  if (done.length === 0) {
    return { title: 'Nothing erased', description: `${inquiryCount(missing)} ${others}.` };
  }
  const erased = `${inquiryCount(done.length)} erased`;
  const description = missing === 0 ? erased : `${erased}. ${missing} ${others}.`;
  return { title: 'Success', description };
}
