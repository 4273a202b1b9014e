import { countedWords, inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { changeOf } from '@/collections/change';
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
import { CONFLICTS } from '@/content/failures';
import type { Administrator } from '@/data/administrators';
import { recentDayOf } from '@/lib/day';
import { contactStatuses } from './contact-statuses';
import { loadInquiries, type Inquiries } from './read-inquiries';

type Inquiry = Pick<Contact, 'id'>;

export const setStatus = ({ id }: Inquiry, status: ContactStatus): Action => ({
  changes: [changeOf(statusChange(id, status))],
  done: 'Contact status updated successfully',
  failure: 'Failed to update contact status',
});

export const saveNote = (
  { id }: Inquiry,
  note: string,
  known: readonly ({ note?: unknown } | null)[],
): Action => ({
  changes: [changeOf(noteChange(id, note, ...known.map((each) => String(each?.note ?? ''))))],
  done: 'Note saved',
  failure: 'Failed to save the note',
  conflict: CONFLICTS.form,
});

/** Sets the day of the follow-up; null removes it. */
export const setFollowUp = ({ id }: Inquiry, day: string | null): Action => ({
  changes: [changeOf(followUpChange(id, day))],
  done: day ? `Follow-up set for ${recentDayOf(day)}` : 'Follow-up removed',
  failure: 'Failed to change the follow-up',
});

type Inquired = Inquiries<Inquiry>;

interface Words {
  /** Such as 'Closing 400 inquiries…'. */
  label: string;
  /** Such as 'marked as Closed'. */
  done: string;
  undone?: string;
}

const toEach = (
  contacts: Inquired,
  documentsOf: (id: string) => Parameters<typeof inquiryChange>,
  { label, done, undone = 'reverted' }: Words,
): Action => ({
  label,
  changes: async () =>
    (await loadInquiries(contacts)).map(({ id }) => inquiryChange(...documentsOf(id))),
  done: countedWords(done),
  failure: 'Failed to change the inquiries',
  undoWords: countedWords(undone),
});

export function setStatuses(contacts: Inquired, status: ContactStatus): Action {
  const inquiries = inquiryCount(contacts.length);
  const { label } = contactStatuses[status];
  return toEach(contacts, (id) => [statusChange(id, status)], {
    label: status === 'closed' ? `Closing ${inquiries}…` : `Marking ${inquiries} as ${label}…`,
    done: `marked as ${label}`,
  });
}

export function setSpam(contacts: Inquired, isSpam: boolean): Action {
  const spam = isSpam ? 'spam' : 'not spam';
  return toEach(contacts, (id) => [spamChange(id, isSpam)], {
    label: `Marking ${inquiryCount(contacts.length)} as ${spam}…`,
    done: `marked as ${spam}`,
  });
}

/** Assigns inquiries to an administrator; null to nobody. */
export function assign(contacts: Inquired, person: Administrator | null): Action {
  const email = person?.email ?? null;
  return toEach(contacts, (id) => [assigneeChange(id, email)], {
    label: `Assigning ${inquiryCount(contacts.length)}…`,
    done: `assigned to ${email ?? 'nobody'}`,
  });
}

export const deleteInquiries = (contacts: Inquired): Action =>
  toEach(contacts, deletion, {
    label: `Deleting ${inquiryCount(contacts.length)}…`,
    done: 'deleted',
    undone: 'restored',
  });

export const restoreInquiries = (contacts: Inquired): Action =>
  toEach(contacts, restoration, {
    label: `Restoring ${inquiryCount(contacts.length)}…`,
    done: 'restored',
  });
