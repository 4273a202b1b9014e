import type { QueryClient } from '@tanstack/react-query';
import type { DraftControls } from '@/back-office/shared/use-drafts';
import { useWrite } from '@/back-office/shared/use-write';
import { read, write } from '@/data/call';
import type { ContactListing } from '@/data/contacts';
import type { StoredVersion } from '@/domain/change';
import type { ContactStatus } from '@/domain/contact';
import { parseContact } from '@/domain/contact-schema';
import {
  contactQueries,
  contactsData,
  PAGE_SIZE,
  replaceContact,
  type ContactPages,
} from './contact-queries';

const placeOf = ({ id }: { id: string }) => `contacts/${id}`;

const contactOf = ({ id, fields }: StoredVersion) => fields && parseContact(id, fields);

export function useUpdateContactStatus() {
  return useWrite<{ id: string; status: ContactStatus }>({
    // In sequence: the reload after one change could otherwise show another row before its change.
    scope: 'contact-status',
    placeOf,
    write: ({ id, status }, key) =>
      write(contactsData, (contacts, signal) =>
        contacts.updateContactStatus({ ...key, signal }, id, status),
      ),
    success: () => 'Contact status updated successfully',
    failure: 'Failed to update contact status',
    refresh: showChange,
  });
}

export function useSaveContactNote(draft: DraftControls<string, string>) {
  const noteOf = (stored: StoredVersion) => contactOf(stored)?.note ?? null;
  return useWrite<{ id: string; note: string; base: string }>({
    placeOf,
    write: ({ id, note, base }, key) =>
      write(contactsData, (contacts, signal) =>
        contacts.updateContactNote({ ...key, signal }, id, note, base),
      ),
    success: () => 'Note saved',
    failure: 'Failed to save the note',
    // The card of a deleted one stays as long as it has unsaved words.
    refresh: async (client, stored) => stored.fields && showChange(client, stored),
    onStored: (now, { note, base }, undone) =>
      draft.saved(noteOf(now) ?? '', undone ? (noteOf(undone) ?? '') : base, note),
    onConflict: (stored) => draft.conflict(noteOf(stored)),
  });
}

async function showChange(client: QueryClient, stored: StoredVersion): Promise<void> {
  const counts = client.invalidateQueries({ queryKey: contactQueries.counts });
  const lists = client.getQueryCache().findAll({ queryKey: contactQueries.lists, type: 'active' });
  await Promise.all(
    lists.map(({ queryKey }) => reloadPageOf(client, stored.id, queryKey[2] as ContactListing)),
  );
  replaceContact(client, stored.id, contactOf(stored));
  await counts;
}

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
