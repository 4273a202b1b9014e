import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { useJob, withFailureToast, type JobControl } from '@/components/use-job';
import { failureReason } from '@/content/failures';
import { write } from '@/data/call';
import type { DeletedContact } from '@/data/contacts';
import type { Contact, ContactStatus } from '@/domain/contact';
import { plural } from '@/lib/plural';
import {
  contactsData,
  forgetDeleted,
  keepDeleted,
  reloadContacts,
  replaceContact,
} from './contact-queries';
import { eraseAddress } from './erase-address';
import { exportContacts, type ExportSource } from './export-contacts';
import { forEachContact, type Outcome } from './for-each-contact';
import { STATUS_VIEWS } from './status-badge';

const inquiries = (count: number) => plural(count, 'inquiry', 'inquiries');

/**
 * Actions on one or many contacts, with progress and Cancel.
 * @param onDone takes the ids of those that are done; the others stay selected
 */
export function useDeskJobs(onDone: (ids: string[]) => void) {
  const client = useQueryClient();
  const { job, run, cancel } = useJob();
  const [failed, setFailed] = useState<Outcome['failed']>(new Map());

  /** @param verb what was done, such as 'deleted' */
  function runOnEach<Item extends { id: string }>(
    [label, verb]: [label: string, verb: string],
    items: Item[],
    action: (item: Item) => Promise<unknown>,
    undo?: () => ToastMessage['action'],
  ) {
    setFailed(new Map());
    return run(`${label} ${inquiries(items.length)}`, items.length, async (control) => {
      const outcome = await forEachContact(items, action, control);
      setFailed(outcome.failed);
      onDone(outcome.done);
      const button = undo?.();
      toast({
        ...outcomeToast(outcome, items.length, verb),
        ...(button && { action: button }),
      });
      await reloadContacts(client);
    });
  }

  /** A job that fails as a whole. */
  function attempt(
    [label, failure]: [label: string, failure: string],
    total: number,
    work: (control: JobControl) => Promise<void>,
  ) {
    return run(label, total, withFailureToast(failure, failureReason, work));
  }

  function restore(deleted: DeletedContact[]) {
    return runOnEach(['Restoring', 'restored'], deleted, async (each) => {
      await write(contactsData, (contacts) => contacts.restoreContact(each));
      forgetDeleted(client, ({ id }) => id === each.id);
    });
  }

  return {
    job,
    cancel,
    /** Why the last action failed, by id. */
    failed,
    restore,
    setStatus: (contacts: Contact[], status: ContactStatus) =>
      runOnEach(
        [`Setting to ${STATUS_VIEWS[status].label}:`, `set to ${STATUS_VIEWS[status].label}`],
        contacts,
        ({ id }) => write(contactsData, (data) => data.updateContactStatus(id, status)),
      ),
    remove(contacts: Contact[]) {
      const removed: DeletedContact[] = [];
      return runOnEach(
        ['Deleting', 'deleted'],
        contacts,
        async ({ id }) => {
          const deleted = await write(contactsData, (data) =>
            data.deleteContact(id, { isRestorable: true }),
          );
          replaceContact(client, id, null);
          if (!deleted?.isRestorable) return;
          removed.push(deleted);
          keepDeleted(client, deleted);
        },
        () =>
          removed.length > 0 ? { label: 'Undo', onClick: () => void restore(removed) } : undefined,
      );
    },
    /** Deletes every contact of an email address; none of them can be restored. */
    erase: (email: string, count: number) =>
      attempt([`Erasing ${inquiries(count)}`, 'Failed to erase'], count, async (control) => {
        const outcome = await eraseAddress(email, control);
        forgetDeleted(client, (deleted) => deleted.email.toLowerCase() === email.toLowerCase());
        setFailed(outcome.failed);
        toast(outcomeToast(outcome, count, 'erased'));
        await reloadContacts(client);
      }),
    exportAs: (source: ExportSource) =>
      attempt(['Exporting', 'Failed to export'], 0, async (control) => {
        const count = await exportContacts(source, control);
        toast({ title: 'Success', description: `${inquiries(count)} exported` });
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
