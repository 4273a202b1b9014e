import { addMilliseconds, addSeconds, subSeconds } from 'date-fns';
import { beforeEach, expect, it } from 'vitest';
import { deletion, erasure, noteChange, restoration } from '@/collections/inquiry-changes';
import { readContactChanges } from '@/data/contact-search';
import { getNewestChange } from '@/data/changes';
import { listContacts } from '@/data/contacts';
import { put, putMany } from '../support/database';
import { contact } from '../support/sample-documents';
import { watchReads } from './lost-responses';
import { startAsAdministrator } from './sessions';
import { commitNew } from './writes';

beforeEach(startAsAdministrator);

const NONE = { at: new Date(0), createdAt: new Date(0), contacts: new Map(), hasMore: false };
const day = (number: number) => new Date(2026, 0, number);
const store = (id: string, number: number) =>
  put(`contacts/${id}`, contact({ createdAt: day(number) }));

const noted = async (id: string) => commitNew(noteChange(id, `Note on ${id}`, ''));

it('reads what has changed since a date: new contacts, changed ones, and those that are gone', async () => {
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await store(id, index + 1);
  await noted('a');
  const at = (await getNewestChange())?.at ?? day(0);
  await noted('b');
  await commitNew(...deletion('c'));
  await commitNew(...deletion('d'));
  await commitNew(...restoration('d'));
  await commitNew(...deletion('e'));
  await commitNew(...erasure('deletedContacts', 'e'));
  await store('new', 9);
  const known = { ...NONE, at, createdAt: day(5) };
  const changes = await readContactChanges('contacts', known);
  const found = [...changes.contacts].filter(([id]) => id !== 'a');
  expect(found.map(([id, saved]) => [id, saved?.note ?? null]).sort()).toEqual([
    ...[
      ['b', 'Note on b'],
      ['c', null],
      ['d', ''],
      ['e', null],
      ['new', ''],
    ],
  ]);
  expect(changes).toMatchObject({ createdAt: day(9), hasMore: false });
  const trash = await readContactChanges('deletedContacts', known);
  const inTrash = [...trash.contacts].filter(([, saved]) => saved);
  expect(inTrash.map(([id]) => id)).toEqual(['c']);

  // The next time, reads only what is newer, and what queries found late.
  const seen = watchReads();
  await noted('d');
  await put('contacts/late', contact({ createdAt: subSeconds(day(9), 5) }));
  const later = await readContactChanges('contacts', {
    ...changes,
    at: addSeconds(changes.at, 10),
  });
  expect(later.contacts.has('late')).toBe(true);
  expect(later.createdAt).toEqual(day(9));
  expect(later.contacts.get('d')?.note).toBe('Note on d');
  expect(later.contacts.get('b')?.note).toBe('Note on b');
  expect(seen.documents).toBeLessThan(10);
});

it('reads many changes in several steps, even if they were made within seconds', async () => {
  await putMany('contacts', 600, (index) =>
    contact({ createdAt: addMilliseconds(day(9), 10 * index) }),
  );
  const first = await readContactChanges('contacts', NONE);
  expect([first.contacts.size, first.hasMore]).toEqual([500, true]);
  const last = await readContactChanges('contacts', first);
  expect([last.contacts.size, last.hasMore]).toEqual([600, false]);
  await putMany('changes', 600, (index) => ({
    ...{ collection: 'contacts', document: `gone-${index}`, before: { status: 'new' } },
    ...{ after: null, at: addSeconds(day(1), index * 60) },
  }));
  const records = await readContactChanges('contacts', { ...last, contacts: new Map() });
  expect(records.hasMore).toBe(true);
  const rest = await readContactChanges('contacts', records);
  expect(rest.hasMore).toBe(false);
  expect(rest.contacts.get('gone-599')).toBeNull();
});

it('finds a contact by its reference or its ID, also in the trash', async () => {
  const id = '7f3k2qxmabcdefghjkmn';
  await store(id, 1);
  await store('7f3z2qxmabcdefghjkmn', 1);
  const found = async (idStart: string, place?: 'deletedContacts') =>
    (await listContacts({ idStart, in: place, size: 9 })).items.map((item) => item.id);
  expect(await found('7f3k2qxm')).toEqual([id]);
  expect(await found(id)).toEqual([id]);
  expect(await found('7f3k2qxn')).toEqual([]);
  await commitNew(...deletion(id));
  expect(await found('7f3k2qxm')).toEqual([]);
  expect(await found('7f3k2qxm', 'deletedContacts')).toEqual([id]);
});
