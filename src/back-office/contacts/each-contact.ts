import { PAGE_SIZE } from '@/back-office/shared/list-queries';
import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import type { ContactFilter } from '@/data/contacts';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import type { JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';
import { contactsData } from './contact-queries';

/** The ids of those that are done, and why the others failed, by id. */
export interface Outcome {
  done: string[];
  failed: Map<string, string>;
}

/**
 * Does something with one contact after the other, because each is a commit of its own and those of one administrator
 * wait for each other (decision 5). Goes on after a failure, unless access is lost; stops after Cancel.
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
      outcome.failed.set(contact.id, failureReason(error));
      if (error instanceof AccessDeniedError) break;
    }
    onProgress(outcome.done.length + outcome.failed.size, contacts.length);
  }
  return outcome;
}

/** What an erasure reads, from one place after the other: a filter also finds the deleted ones of a person. */
function erasedPlaces(filter: ContactFilter) {
  const { email } = filter;
  if (email === undefined) {
    const first = (data: Data) =>
      data.listContacts({ ...filter, order: 'oldest', size: PAGE_SIZE });
    return [{ from: 'contacts', list: async (data: Data) => (await first(data)).items }] as const;
  }
  return (['contacts', 'deletedContacts'] as const).map((from) => ({
    from,
    list: (data: Data) => data.listByEmail(from, email, PAGE_SIZE),
  }));
}

type Data = Awaited<ReturnType<typeof contactsData>>;

/**
 * Erases every contact that the filter finds, those of an email address whatever its letter case, also from the trash.
 * Stops at a page with a failure and after Cancel. Throws what reading throws.
 */
export async function eraseFound(
  filter: ContactFilter,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const total: Outcome = { done: [], failed: new Map() };
  for (const { from, list } of erasedPlaces(filter)) {
    while (total.failed.size === 0 && !signal.aborted) {
      // The first page again: the one before it is erased.
      const contacts = await read(contactsData, list);
      if (contacts.length === 0) break;
      const { done, failed } = await forEachContact(
        contacts,
        ({ id }) =>
          write(contactsData, (data, signal) =>
            data.eraseContact({ id: randomId(), signal }, from, id),
          ),
        { signal, onProgress: (count) => onProgress(total.done.length + count) },
      );
      total.done.push(...done);
      total.failed = failed;
    }
  }
  return total;
}
