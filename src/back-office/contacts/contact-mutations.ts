import type { QueryClient } from '@tanstack/react-query';
import type { DraftControls } from '@/back-office/shared/use-drafts';
import { useWrite } from '@/back-office/shared/use-write';
import { parseContact, type ContactStatus } from '@/collections/inquiries';
import type { StoredVersion } from '@/domain/change';
import { contactQueries, replaceContact } from './contact-queries';
import { endOffer } from './reply-offer-store';

const placeOf = ({ id }: { id: string }) => `contacts/${id}`;

const contactOf = ({ id, fields }: StoredVersion) => fields && parseContact(id, fields);

export function useUpdateContactStatus() {
  return useWrite({
    // One at a time: concurrent commits by one administrator contend for a document (decision 5).
    scope: 'contact-status',
    placeOf,
    load: () => import('@/data/contact-writes'),
    write: (contacts, key, { id, status }: { id: string; status: ContactStatus }) =>
      contacts.updateContactStatus(key, id, status),
    success: () => 'Contact status updated successfully',
    failure: 'Failed to update contact status',
    refresh: showChange,
    onStored: (_now, { id }) => endOffer(id),
  });
}

export function useSaveContactNote(draft: DraftControls<string, string>) {
  const noteOf = (stored: StoredVersion) => contactOf(stored)?.note ?? null;
  return useWrite({
    placeOf,
    load: () => import('@/data/contact-writes'),
    write: (contacts, key, { id, note, base }: { id: string; note: string; base: string }) =>
      contacts.updateContactNote(key, id, note, base),
    success: () => 'Note saved',
    failure: 'Failed to save the note',
    // A deleted inquiry isn't removed from the screen, because its note may have unsaved text.
    refresh: async (client, stored) => stored.fields && showChange(client, stored),
    onStored: (now, { note, base }, undone) =>
      draft.saved(noteOf(now) ?? '', undone ? (noteOf(undone) ?? '') : base, note),
    onConflict: (stored) => draft.conflict(noteOf(stored)),
  });
}

/** Doesn't refetch the lists, because a change removes at most one row. */
async function showChange(client: QueryClient, stored: StoredVersion): Promise<void> {
  replaceContact(client, stored.id, contactOf(stored));
  await client.invalidateQueries({ queryKey: contactQueries.counts });
}
