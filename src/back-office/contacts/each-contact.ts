import { PAGE_SIZE } from '@/back-office/shared/list-queries';
import { writeFailureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import type { ContactFilter } from '@/data/contacts';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import type { JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';
import { contactsData } from './contact-queries';

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

/** Collections to erase from, in order. An email filter also covers the trash. */
function erasureSources(filter: ContactFilter) {
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
 * Erases every contact that matches the filter. An email filter ignores letter case and includes the trash.
 * Stops after a page on which an erasure failed, or on Cancel. Throws read errors.
 */
export async function eraseFound(
  filter: ContactFilter,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const total: Outcome = { done: [], failed: new Map() };
  for (const { from, list } of erasureSources(filter)) {
    while (total.failed.size === 0 && !signal.aborted) {
      // Always read the first page, because the previous first page has been erased.
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
