import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WriteKey } from '@/back-office/shared/use-write';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { useJob, withFailureToast, type JobControl } from '@/back-office/shared/use-job';
import { failureReason } from '@/content/failures';
import { write } from '@/data/call';
import type { Written } from '@/domain/change';
import type { Contact, ContactStatus, DeletedContact } from '@/domain/contact';
import { randomId } from '@/domain/random-id';
import { plural } from '@/lib/plural';
import { contactsData, reloadContacts, replaceContact } from './contact-queries';
import { eraseAddress } from './erase-address';
import { exportContacts, type ExportSource } from './export-contacts';
import { forEachContact, type Outcome } from './for-each-contact';
import { STATUS_VIEWS } from './status-badge';

const inquiries = (count: number) => plural(count, 'inquiry', 'inquiries');

type Words = [label: string, verb: string];
const RESTORE: Words = ['Restoring', 'restored'];
const CHANGE_BACK: Words = ['Changing back', 'changed back'];

/**
 * Actions on one or many contacts, with progress and Cancel.
 * @param onDone takes the ids of those that are done; the others stay selected
 */
export function useDeskJobs(onDone: (ids: string[]) => void) {
  const client = useQueryClient();
  const { job, run, cancel } = useJob();
  const [failed, setFailed] = useState<Outcome['failed']>(new Map());
  // By contact. A second press, or one after a lost answer, finds the record of the first.
  const commits = useRef(new Map<string, string[]>());

  function runOnEach<Item extends { id: string }>(
    [label, verb]: Words,
    items: Item[],
    action: (item: Item, key: WriteKey) => Promise<Pick<Written, 'record'>>,
    undoWords = CHANGE_BACK,
  ) {
    const records: { id: string; record: string }[] = [];
    setFailed(new Map());
    return run(`${label} ${inquiries(items.length)}`, items.length, async (control) => {
      const outcome = await forEachContact(
        items,
        async (item) => {
          const id = randomId();
          const earlier = commits.current.get(item.id) ?? [];
          commits.current.set(item.id, [...earlier, id]);
          const { record } = await action(item, { id, earlier });
          if (record) records.push({ id: item.id, record });
        },
        control,
      );
      setFailed(outcome.failed);
      onDone(outcome.done);
      const undo = () => void runOnEach(undoWords, records, undoOne);
      toast({
        ...outcomeToast(outcome, items.length, verb),
        ...(records.length > 0 && { action: { label: 'Undo', onClick: undo } }),
      });
      await reloadContacts(client);
    });
  }

  const undoOne = ({ record }: { record: string }, key: WriteKey) =>
    write(
      () => import('@/data/changes'),
      (changes, signal) => changes.undoChange({ ...key, signal }, record),
    );

  function attempt(
    [label, failure]: [label: string, failure: string],
    total: number,
    work: (control: JobControl) => Promise<void>,
  ) {
    return run(label, total, withFailureToast(failure, failureReason, work));
  }

  return {
    job,
    cancel,
    failed,
    setStatus: (contacts: Contact[], status: ContactStatus) =>
      runOnEach(
        [`Setting to ${STATUS_VIEWS[status].label}:`, `set to ${STATUS_VIEWS[status].label}`],
        contacts,
        ({ id }, key) =>
          write(contactsData, (data, signal) =>
            data.updateContactStatus({ ...key, signal }, id, status),
          ),
      ),
    remove: (contacts: Contact[]) =>
      runOnEach(
        ['Deleting', 'deleted'],
        contacts,
        async ({ id }, key) => {
          const deleted = await write(contactsData, (data, signal) =>
            data.deleteContact({ ...key, signal }, id),
          );
          // The list isn't read again before the last one.
          replaceContact(client, id, null);
          return deleted;
        },
        RESTORE,
      ),
    restore: (contacts: DeletedContact[]) =>
      runOnEach(RESTORE, contacts, ({ id }, key) =>
        write(contactsData, (data, signal) => data.restoreContact({ ...key, signal }, id)),
      ),
    eraseDeleted: (contacts: DeletedContact[]) =>
      runOnEach(['Erasing', 'erased'], contacts, async ({ id }, key) => {
        await write(contactsData, (data, signal) =>
          data.eraseContact({ ...key, signal }, 'deletedContacts', id),
        );
        return { record: null };
      }),
    erase: (email: string, count: number) =>
      attempt([`Erasing ${inquiries(count)}`, 'Failed to erase'], count, async (control) => {
        const onProgress = (done: number) => control.onProgress(done, Math.max(done, count));
        const outcome = await eraseAddress(email, { ...control, onProgress });
        setFailed(outcome.failed);
        toast(outcomeToast(outcome, count, 'erased'));
        await reloadContacts(client);
      }),
    exportAs: (source: ExportSource) =>
      attempt(['Exporting', 'Failed to export'], 0, async (control) => {
        const { exported, found } = await exportContacts(source, control);
        toast(
          exported > 0
            ? {
                title: 'Success',
                description: `${exported.toLocaleString('en-US')} of ${inquiries(found)} exported`,
              }
            : { title: 'Nothing to export', description: 'There are no inquiries in this view.' },
        );
      }),
  };
}

function outcomeToast({ done, failed }: Outcome, total: number, verb: string): ToastMessage {
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
