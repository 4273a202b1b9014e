import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { read, write } from '@/data/call';
import type { ContactListing } from '@/data/contacts';
import type { Contact, ContactStatus } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import {
  contactQueries,
  contactsData,
  PAGE_SIZE,
  replaceContact,
  type ContactPages,
} from './contact-queries';

/** Sets the status of a contact, then reloads its page of the list and the counts (spec 4). */
export function useUpdateContactStatus() {
  const client = useQueryClient();
  return useMutation({
    // In sequence: the reload after one change could otherwise show another row before its change.
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: { id: string; status: ContactStatus }) =>
      write(contactsData, (contacts) => contacts.updateContactStatus(id, status)),
    // Here, because the row may be unmounted by now.
    onSuccess: async (contact) => {
      await showChange(client, contact);
      toast({ title: 'Success', description: 'Contact status updated successfully' });
    },
    meta: { failure: 'Failed to update contact status', toast: true },
  });
}

interface NoteSave {
  id: string;
  note: string;
  /** The stored note when editing began. */
  before: string;
}

/** The stored note after someone else saved first; null if the inquiry is gone. */
export interface NoteConflict {
  theirs: string | null;
}

/** Saves a note; the result is a conflict or null. `onSaved` runs even after an unmount. */
export function useSaveContactNote(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, note, before }: NoteSave): Promise<NoteConflict | null> => {
      try {
        const contact = await write(contactsData, (contacts) =>
          contacts.updateContactNote(id, note, before),
        );
        replaceContact(client, id, contact);
        return null;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const stored = await read(contactsData, (contacts) => contacts.getContact(id));
        return { theirs: stored && stored.note };
      }
    },
    onSuccess: (conflict) => {
      if (conflict) return;
      onSaved();
      toast({ title: 'Success', description: 'Note saved' });
    },
    meta: { failure: 'Failed to save the note', toast: true },
  });
}

/** Shows a changed contact: reads its page of the list and the counts again. */
async function showChange(client: QueryClient, contact: Contact): Promise<void> {
  const counts = client.invalidateQueries({ queryKey: contactQueries.counts });
  const lists = client.getQueryCache().findAll({ queryKey: contactQueries.lists, type: 'active' });
  await Promise.all(
    lists.map(({ queryKey }) => reloadPageOf(client, contact.id, queryKey[2] as ContactListing)),
  );
  replaceContact(client, contact.id, contact);
  await counts;
}

/** Reloads only the page with the contact; on failure the whole list, which reports the failure. */
async function reloadPageOf(client: QueryClient, id: string, listing: ContactListing) {
  const { queryKey } = contactQueries.list(listing);
  const loaded = client.getQueryData<ContactPages>(queryKey);
  const index = loaded?.pages.findIndex(({ items }) => items.some((item) => item.id === id)) ?? -1;
  const page = loaded?.pages[index];
  if (!loaded || !page) return;
  try {
    const start = loaded.pageParams[index] ?? null;
    const fresh = await read(contactsData, (contacts) =>
      contacts.listContacts({ ...listing, size: PAGE_SIZE, start, end: page.next }),
    );
    // A running `Load more` would overwrite the fresh page.
    await client.cancelQueries({ queryKey });
    client.setQueryData<ContactPages>(
      queryKey,
      (now) => now && { ...now, pages: now.pages.map((old, i) => (i === index ? fresh : old)) },
    );
  } catch {
    await client.invalidateQueries({ queryKey });
  }
}
