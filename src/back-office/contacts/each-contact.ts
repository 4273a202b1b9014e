import { PAGE_SIZE } from '@/back-office/shared/list-queries';
import type { Contact } from '@/collections/inquiries';
import { writeFailureReason } from '@/content/failures';
import { write } from '@/data/call-with-deadline';
import type { ContactCollection } from '@/data/contact-documents';
import { contactsData } from '@/data/lazy-back-office-data';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import type { JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';

/** IDs of the contacts that were processed, and failure reasons by contact ID. */
export interface Outcome {
  done: string[];
  failed: Map<string, string>;
}

/**
 * Runs `action` on one contact at a time, because concurrent commits by one administrator contend (decision 5).
 * Continues after a failure, unless access is lost; stops on Cancel.
 */
export async function forEachContact<Item extends { id: string }>(
  contacts: readonly Item[],
  action: (contact: Item) => Promise<unknown>,
  { signal, onProgress }: JobControl,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: new Map() };
  for (const contact of contacts) {
    if (signal.aborted) break;
    try {
      await action(contact);
      outcome.done.push(contact.id);
    } catch (error) {
      logError('Failed to change an inquiry', error);
      outcome.failed.set(contact.id, writeFailureReason(error));
      if (error instanceof AccessDeniedError) break;
    }
    onProgress(outcome.done.length + outcome.failed.size, contacts.length);
  }
  return outcome;
}

/** Contacts to erase: of a person, those created before a date, or those whose time in the trash is over. */
export type ErasureFilter = { email: string } | { before: Date } | { dueAt: Date };

interface ErasureSource {
  from: ContactCollection;
  /** Reads the first page. */
  list: () => Promise<Contact[]>;
}

function erasureSources(filter: ErasureFilter): ErasureSource[] {
  if ('dueAt' in filter) {
    const list = () => contactsData.listDueDeleted(filter.dueAt, PAGE_SIZE);
    return [{ from: 'deletedContacts', list }];
  }
  return (['contacts', 'deletedContacts'] as const).map((from) => ({
    from,
    list: async () => {
      if ('email' in filter) return contactsData.listByEmail(from, filter.email, PAGE_SIZE);
      const { before } = filter;
      const range = { before, order: 'oldest', size: PAGE_SIZE } as const;
      return (await contactsData.listContacts({ in: from, ...range })).items;
    },
  }));
}

export interface ErasureOutcome extends Outcome {
  /** Whether nothing was left to erase. */
  isComplete: boolean;
}

/**
 * Erases every contact that matches the filter, in both collections if it may be in both. Stops after a page on which
 * an erasure failed, or on Cancel. Throws read errors.
 */
export async function eraseFound(
  filter: ErasureFilter,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ErasureOutcome> {
  const sources = erasureSources(filter);
  const total: ErasureOutcome = { done: [], failed: new Map(), isComplete: false };
  let empty = 0;
  // Contacts can be deleted or restored in the meantime, so reads the first pages in turn, until each collection was
  // empty and the first of them still is.
  for (let turn = 0; !signal.aborted && total.failed.size === 0; turn += 1) {
    const { from, list } = sources[turn % sources.length] as ErasureSource;
    const contacts = await list();
    empty = contacts.length === 0 ? empty + 1 : 0;
    total.isComplete = empty > sources.length;
    if (total.isComplete) break;
    const moved = new Set<string>();
    const { done, failed } = await forEachContact(
      contacts,
      async ({ id }) => {
        const record = await write(
          () => import('@/data/contact-writes'),
          (data, signal) => data.eraseContact({ id: randomId(), signal }, from, id),
        );
        if (record === null) moved.add(id);
      },
      { signal, onProgress: (count) => onProgress(total.done.length + count) },
    );
    total.done.push(...done.filter((id) => !moved.has(id)));
    total.failed = failed;
  }
  return total;
}

/** Removes notes of inquiries that were erased in another way, such as by an earlier version. Never throws. */
export async function eraseLeftoverNotes(): Promise<void> {
  try {
    await write(
      () => import('@/data/contact-notes'),
      (data, signal) => data.eraseLeftoverNotes(signal),
    );
  } catch (error) {
    logError('Failed to erase the notes of erased inquiries', error);
  }
}
