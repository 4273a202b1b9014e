import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRunJob, type JobOutcome } from '@/back-office/shared/use-run-job';
import type { Contact, ContactStatus, DeletedContact } from '@/collections/inquiries';
import { write } from '@/data/call-with-deadline';
import type { CommitKey } from '@/data/commit';
import { contactsData } from '@/data/lazy-back-office-data';
import type { Written } from '@/domain/change';
import { RestoredError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { accountStore } from '@/lib/account-store';
import { unknownCommits } from '@/lib/drafts';
import { plural } from '@/lib/plural';
import { reloadContacts, replaceContact } from './contact-queries';
import {
  eraseFound,
  eraseLeftoverNotes,
  forEachContact,
  type ErasureFilter,
  type ErasureOutcome,
  type Outcome,
} from './each-contact';
import { exportContacts, type ExportSource } from './export-contacts';
import { endOffer } from './reply-offer-store';
import { STATUS_VIEWS } from './status-badge';

const contactWrites = () => import('@/data/contact-writes');

/** Reasons for failures in the last job, by contact ID. */
const failed = accountStore<Outcome['failed']>(new Map());

const inquiries = (count: number) => plural(count, 'inquiry', 'inquiries');

type Words = [label: string, verb: string, ending?: string];
const RESTORE: Words = ['Restoring', 'restored'];
const REVERT: Words = ['Reverting', 'reverted'];

/**
 * Actions on one or more contacts, run as jobs.
 * @param onDone receives the IDs of the contacts that were changed; the others stay selected
 */
export function useDeskJobs(onDone: (ids: string[]) => void) {
  const client = useQueryClient();
  const runJob = useRunJob();
  const reload = () => reloadContacts(client);

  function finish(outcome: Outcome, total: number, verb: string, unchanged = 0) {
    failed.set(outcome.failed);
    onDone(outcome.done);
    return outcomeOf(outcome, total, verb, unchanged);
  }

  function runOnEach<Item extends { id: string }, Data>(
    [label, verb, ending = '']: Words,
    items: Item[],
    load: () => Promise<Data>,
    action: (data: Data, key: CommitKey, item: Item) => Promise<Partial<Written>>,
    {
      undoWords = REVERT,
      isUndo = false,
      after,
    }: { undoWords?: Words; isUndo?: boolean; after?: () => Promise<void> } = {},
  ): Promise<void> {
    const records: { id: string; record: string }[] = [];
    let unchanged = 0;
    const changesData = () => import('@/data/changes');
    const undo = () =>
      runOnEach(
        undoWords,
        records,
        changesData,
        (changes, key, { record }) => changes.undoChange(key, record),
        { isUndo: !isUndo },
      );
    failed.set(new Map());
    return runJob({
      label: `${label} ${inquiries(items.length)}${ending}`,
      failure: 'Failed to change an inquiry',
      work: async (control) => {
        const outcome = await forEachContact(
          items,
          async (item) => {
            const id = randomId();
            // With the IDs of earlier attempts, a retry finds the record of an attempt whose response was lost.
            const place = `desk/${item.id}`;
            const earlier = unknownCommits.get(place) ?? [];
            unknownCommits.set(place, [...earlier, id]);
            const { record, fields } = await write(load, (data, signal) =>
              action(data, { id, earlier, signal }, item),
            );
            // The result is known, so a later run must not find this commit.
            unknownCommits.delete(place);
            if (record) records.push({ id: item.id, record });
            if (record === null) unchanged += 1;
            endOffer(item.id);
            // Remove a deleted contact at once, because the lists are refetched only after the whole job.
            if (fields === null) replaceContact(client, item.id, null);
          },
          control,
        );
        await after?.();
        return outcome;
      },
      reload,
      finish: (outcome) => ({
        ...finish(outcome, items.length, verb + ending, unchanged),
        ...(records.length > 0 && { undo, undoIn: isUndo ? undefined : 'contacts' }),
      }),
    });
  }

  return {
    failed: useSyncExternalStore(failed.subscribe, failed.get),
    setStatus: (contacts: Contact[], status: ContactStatus) =>
      runOnEach(
        ['Marking', 'marked', ` as ${STATUS_VIEWS[status].label}`],
        contacts,
        contactWrites,
        (data, key, { id }) => data.updateContactStatus(key, id, status),
      ),
    remove: (contacts: Contact[]) =>
      runOnEach(
        ['Deleting', 'deleted'],
        contacts,
        contactWrites,
        (data, key, { id }) => data.deleteContact(key, id),
        { undoWords: RESTORE },
      ),
    restore: (contacts: DeletedContact[]) =>
      runOnEach(RESTORE, contacts, contactWrites, (data, key, { id }) =>
        data.restoreContact(key, id),
      ),
    eraseDeleted: (contacts: DeletedContact[]) =>
      runOnEach(
        ['Erasing', 'erased'],
        contacts,
        contactWrites,
        async (data, key, { id }) => {
          const record = await data.eraseContact(key, 'deletedContacts', id);
          if (record === null && (await contactsData.getContact(id))) throw new RestoredError();
          return {};
        },
        { after: eraseLeftoverNotes },
      ),
    erase: (filter: ErasureFilter, count: number) =>
      runJob({
        label: `Erasing ${inquiries(count)}`,
        failure: 'Failed to erase inquiries',
        work: async ({ signal, onProgress }) => {
          const outcome = await eraseFound(filter, signal, (done) =>
            onProgress(done, Math.max(done, count)),
          );
          await eraseLeftoverNotes();
          return outcome;
        },
        reload,
        finish: (outcome) => {
          failed.set(outcome.failed);
          onDone(outcome.done);
          return erasureOutcomeOf(outcome, count);
        },
      }),
    exportAs: (source: ExportSource) =>
      runJob({
        label: 'Exporting inquiries',
        failure: 'Failed to export inquiries',
        work: (control) => exportContacts(source, control),
        finish: ({ exported, found }) =>
          exported > 0
            ? {
                title: 'Success',
                description: `${exported.toLocaleString('en-US')} of ${inquiries(found)} exported`,
              }
            : {
                title: 'Nothing to export',
                description: 'No inquiries match. Choose another view or date range.',
              },
      }),
  };
}

export type DeskJobs = ReturnType<typeof useDeskJobs>;

/** @param count the number of inquiries when the job began; others may have been added or removed since */
function erasureOutcomeOf(outcome: ErasureOutcome, count: number): JobOutcome {
  const { done, failed, isComplete } = outcome;
  if (!isComplete) {
    return outcomeOf(outcome, Math.max(count, done.length + Math.max(failed.size, 1)), 'erased', 0);
  }
  const missing = Math.max(0, count - done.length);
  const others = `${missing === 1 ? 'was' : 'were'} erased or restored in the meantime`;
  if (done.length === 0) {
    return { title: 'Nothing erased', description: `${inquiries(missing)} ${others}.` };
  }
  const erased = `${inquiries(done.length)} erased`;
  const description = missing === 0 ? erased : `${erased}. ${missing} ${others}.`;
  return { title: 'Success', description };
}

/** @param unchanged number of inquiries that were already as requested */
function outcomeOf(
  { done, failed }: Outcome,
  total: number,
  verb: string,
  unchanged: number,
): JobOutcome {
  const changed = done.length - unchanged;
  const were = unchanged === 1 ? 'was' : 'were';
  if (unchanged > 0 && unchanged === total) {
    const description = `${inquiries(unchanged)} ${were} already ${verb}`;
    return { title: 'Nothing changed', description };
  }
  const already = unchanged > 0 ? ` ${unchanged} already ${were}.` : '';
  if (done.length >= total) {
    const description = `${inquiries(changed)} ${verb}`;
    return { title: 'Success', description: already ? `${description}.${already}` : description };
  }
  const description = `${changed} of ${inquiries(total)} ${verb}.${already}`;
  if (failed.size === 0) return { title: 'Stopped', description };
  const [reason] = failed.values();
  return {
    variant: 'destructive',
    title: 'Error',
    description: `${description} ${failed.size} failed: ${reason ?? ''}`,
  };
}
