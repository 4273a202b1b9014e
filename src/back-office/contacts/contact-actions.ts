import type { Action, Outcome, UndoWords } from '@/back-office/run/action';
import { changeOf, type Change } from '@/collections/change';
import type { Contact, ContactStatus } from '@/collections/inquiries';
import {
  assigneeChange,
  deletion,
  followUpChange,
  inquiryChange,
  noteChange,
  restoration,
  spamChange,
  statusChange,
} from '@/collections/inquiry-changes';
import { reasonForFailedWrite } from '@/content/failures';
import type { Result } from '@/data/write';
import type { Administrator } from '@/data/administrators';
import { recentDayOf } from '@/lib/day';
import { contactStatuses } from './contact-statuses';
import { inquiryCount } from './inquiry-count';
import type { Inquiries } from './read-inquiries';

type Inquiry = Pick<Contact, 'id'>;

export const setStatus = ({ id }: Inquiry, status: ContactStatus): Action => ({
  changes: [changeOf(statusChange(id, status))],
  done: 'Contact status updated successfully',
  failure: 'Failed to update contact status',
});

export const saveNote = (
  { id }: Inquiry,
  note: string,
  known: readonly (Pick<Contact, 'note'> | null | undefined)[],
): Action => ({
  changes: [changeOf(noteChange(id, note, ...known.flatMap((each) => each?.note ?? [])))],
  done: 'Note saved',
  failure: 'Failed to save the note',
});

/** Sets the day of the follow-up; null removes it. */
export const setFollowUp = ({ id }: Inquiry, day: string | null): Action => ({
  changes: [changeOf(followUpChange(id, day))],
  done: day ? `Follow-up set for ${recentDayOf(day)}` : 'Follow-up removed',
  failure: 'Failed to change the follow-up',
});

type Documents = Parameters<typeof inquiryChange>;

function toEach(
  [label, verb, ending = '']: [label: string, verb: string, ending?: string],
  contacts: Inquiries<Inquiry>,
  documentsOf: (id: string) => Documents,
  undo: NonNullable<Action['undo']> = revert(),
): Action {
  return {
    label: `${label} ${inquiryCount(contacts.length)}${ending}`,
    total: contacts.length,
    changes: changesOf(contacts, ({ id }) => inquiryChange(...documentsOf(id))),
    done: (results, isCanceled) =>
      inquiryOutcome(results, totalOf(contacts, results, isCanceled), verb + ending),
    failure: 'Failed to change an inquiry',
    undo,
  };
}

/** Reads inquiries that aren't loaded when the run begins, but only once, so that “Try again” repeats its changes. */
export function changesOf<Item>(inquiries: Inquiries<Item>, change: (item: Item) => Change) {
  if (!('read' in inquiries)) return inquiries.map(change);
  let changes: readonly Change[] | undefined;
  return async function* () {
    changes ??= (await inquiries.read()).map(change);
    yield* changes;
  };
}

/** Others may change inquiries before the run reads them, so the number known at the start is an estimate. */
export const totalOf = (
  inquiries: Inquiries<Inquiry>,
  results: readonly Result[],
  isCanceled: boolean,
) =>
  'read' in inquiries && !isCanceled && results.every(({ error }) => !error)
    ? results.length
    : inquiries.length;

const revert =
  (label = 'Reverting', verb = 'reverted') =>
  (count: number): UndoWords => ({
    label: `${label} ${inquiryCount(count)}`,
    done: (results) => inquiryOutcome(results, count, verb),
    undo: revert(),
  });

export const setStatuses = (contacts: Inquiries<Inquiry>, status: ContactStatus) =>
  toEach(['Marking', 'marked', ` as ${contactStatuses[status].label}`], contacts, (id) => [
    statusChange(id, status),
  ]);

export const setSpam = (contacts: Inquiries<Inquiry>, isSpam: boolean) =>
  toEach(['Marking', 'marked', ` as ${isSpam ? 'spam' : 'not spam'}`], contacts, (id) => [
    spamChange(id, isSpam),
  ]);

/** Assigns inquiries to an administrator; null to nobody. */
export const assign = (contacts: Inquiries<Inquiry>, person: Administrator | null) =>
  toEach(['Assigning', 'assigned', ` to ${person?.email ?? 'nobody'}`], contacts, (id) => [
    assigneeChange(id, person?.email ?? null, person?.uid),
  ]);

export const deleteInquiries = (contacts: Inquiries<Inquiry>) =>
  toEach(['Deleting', 'deleted'], contacts, deletion, revert('Restoring', 'restored'));

export const restoreInquiries = (contacts: Inquiries<Inquiry>) =>
  toEach(['Restoring', 'restored'], contacts, restoration);

export function inquiryOutcome(results: readonly Result[], total: number, verb: string): Outcome {
  const countOf = (state: Result['state']) =>
    results.filter((result) => result.state === state).length;
  const [changed, unchanged] = [countOf('done'), countOf('same')];
  const failed = results.filter(({ error }) => error !== undefined);
  const were = unchanged === 1 ? 'was' : 'were';
  if (unchanged > 0 && unchanged === total) {
    const description = `${inquiryCount(unchanged)} ${were} already ${verb}`;
    return { title: 'Nothing changed', description };
  }
  const already = unchanged > 0 ? ` ${unchanged} already ${were}.` : '';
  if (changed + unchanged >= total) {
    const description = `${inquiryCount(changed)} ${verb}`;
    return { title: 'Success', description: already ? `${description}.${already}` : description };
  }
  const description = `${changed} of ${inquiryCount(total)} ${verb}.${already}`;
  const [first] = failed;
  if (!first) return { title: 'Stopped', description };
  return {
    variant: 'destructive',
    title: 'Error',
    description: `${description} ${failed.length} failed: ${reasonForFailedWrite(first.error)}`,
  };
}
