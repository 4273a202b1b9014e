import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { PAGE_SIZE } from '@/back-office/shared/list-queries';
import { useRunJob, type JobOutcome } from '@/back-office/shared/use-run-job';
import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import type { CommitKey } from '@/data/commit';
import type { ContactFilter } from '@/data/contacts';
import type { Written } from '@/domain/change';
import type { Contact, ContactStatus, DeletedContact } from '@/domain/contact';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { accountStore } from '@/lib/account-store';
import { unknownCommits } from '@/lib/drafts';
import type { JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';
import { plural } from '@/lib/plural';
import { contactsData, reloadContacts, replaceContact } from './contact-queries';
import { exportContacts, type ExportSource } from './export-contacts';
import { endOffer } from './reply-offer-store';
import { STATUS_VIEWS } from './status-badge';

interface Outcome {
  done: string[];
  failed: Map<string, string>;
}

/**
 * Does something with one contact after the other, because each is a commit of its own and those of one administrator
 * wait for each other (decision 5). Goes on after a failure, unless access is lost; stops after Cancel.
 */
async function forEachContact<Item extends { id: string }>(
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
async function eraseFound(
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

/** Why the last job failed, by contact. */
const failed = accountStore<Outcome['failed']>(new Map());

const inquiries = (count: number) => plural(count, 'inquiry', 'inquiries');

type Words = [label: string, verb: string];
const RESTORE: Words = ['Restoring', 'restored'];
const CHANGE_BACK: Words = ['Changing back', 'changed back'];

/**
 * Actions on one or many contacts, as jobs of the back office.
 * @param onDone takes the ids of those that are done; the others stay selected
 */
export function useDeskJobs(onDone: (ids: string[]) => void) {
  const client = useQueryClient();
  const runJob = useRunJob();
  const reload = () => reloadContacts(client);

  function finish(outcome: Outcome, total: number, verb: string, undo?: () => void) {
    failed.set(outcome.failed);
    onDone(outcome.done);
    return { ...outcomeOf(outcome, total, verb), undo };
  }

  function runOnEach<Item extends { id: string }, Data>(
    [label, verb]: Words,
    items: Item[],
    load: () => Promise<Data>,
    action: (data: Data, key: CommitKey, item: Item) => Promise<Partial<Written>>,
    undoWords = CHANGE_BACK,
  ) {
    const records: { id: string; record: string }[] = [];
    const changesData = () => import('@/data/changes');
    const undo = () =>
      void runOnEach(undoWords, records, changesData, (changes, key, { record }) =>
        changes.undoChange(key, record),
      );
    failed.set(new Map());
    return runJob({
      label: `${label} ${inquiries(items.length)}`,
      failure: 'Failed to change an inquiry',
      work: (control) =>
        forEachContact(
          items,
          async (item) => {
            const id = randomId();
            // A second press, or one after a lost answer, finds the record of the first.
            const place = `desk/${item.id}`;
            const earlier = unknownCommits.get(place) ?? [];
            unknownCommits.set(place, [...earlier, id]);
            const { record, fields } = await write(load, (data, signal) =>
              action(data, { id, earlier, signal }, item),
            );
            if (record) records.push({ id: item.id, record });
            endOffer(item.id);
            // Deleted: the lists are read again only after the last one.
            if (fields === null) replaceContact(client, item.id, null);
          },
          control,
        ),
      reload,
      finish: (outcome) =>
        finish(outcome, items.length, verb, records.length > 0 ? undo : undefined),
    });
  }

  return {
    failed: useSyncExternalStore(failed.subscribe, failed.get),
    setStatus: (contacts: Contact[], status: ContactStatus) =>
      runOnEach(
        [`Setting to ${STATUS_VIEWS[status].label}:`, `set to ${STATUS_VIEWS[status].label}`],
        contacts,
        contactsData,
        (data, key, { id }) => data.updateContactStatus(key, id, status),
      ),
    remove: (contacts: Contact[]) =>
      runOnEach(
        ['Deleting', 'deleted'],
        contacts,
        contactsData,
        (data, key, { id }) => data.deleteContact(key, id),
        RESTORE,
      ),
    restore: (contacts: DeletedContact[]) =>
      runOnEach(RESTORE, contacts, contactsData, (data, key, { id }) =>
        data.restoreContact(key, id),
      ),
    eraseDeleted: (contacts: DeletedContact[]) =>
      runOnEach(['Erasing', 'erased'], contacts, contactsData, async (data, key, { id }) => {
        await data.eraseContact(key, 'deletedContacts', id);
        return {};
      }),
    erase: (filter: ContactFilter, count: number) =>
      runJob({
        label: `Erasing ${inquiries(count)}`,
        failure: 'Failed to erase',
        work: ({ signal, onProgress }) =>
          eraseFound(filter, signal, (done) => onProgress(done, Math.max(done, count))),
        reload,
        finish: (outcome) => finish(outcome, count, 'erased'),
      }),
    exportAs: (source: ExportSource) =>
      runJob({
        label: 'Exporting',
        failure: 'Failed to export',
        work: (control) => exportContacts(source, control),
        finish: ({ exported, found }) =>
          exported > 0
            ? {
                title: 'Success',
                description: `${exported.toLocaleString('en-US')} of ${inquiries(found)} exported`,
              }
            : { title: 'Nothing to export', description: 'There are no inquiries in this view.' },
      }),
  };
}

export type DeskJobs = ReturnType<typeof useDeskJobs>;

function outcomeOf({ done, failed }: Outcome, total: number, verb: string): JobOutcome {
  if (done.length >= total) {
    return { title: 'Success', description: `${inquiries(done.length)} ${verb}` };
  }
  const description = `${done.length} of ${inquiries(total)} ${verb}.`;
  if (failed.size === 0) return { title: 'Stopped', description };
  const [reason] = failed.values();
  return {
    variant: 'destructive',
    title: 'Error',
    description: `${description} ${failed.size} failed: ${reason ?? ''}`,
  };
}
