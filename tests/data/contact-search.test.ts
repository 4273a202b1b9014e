import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFound, searchContacts } from '@/data/contact-search';
import type { PageCursor } from '@/data/documents';
import { put, putExactly, putMany } from '../support/database';
import { contact } from '../support/sample-documents';
import { watchReads } from './lost-responses';
import { SAVED_SPELLINGS, SPELLINGS, storeSpellings } from './email-spellings';
import { startAsAdministrator } from './sessions';

beforeEach(startAsAdministrator);

async function idsOf(text: string): Promise<string[]> {
  const { contacts, hasMore } = await searchContacts(text);
  expect(hasMore).toBe(false);
  return contacts.map(({ id }) => id);
}

/** IDs of all pages of listFound. */
async function listedIds(text: string): Promise<Set<string>> {
  const found = new Set<string>();
  let start: PageCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof listFound>> = await listFound(text, { size: 20, start });
    expect(page.items.length).toBeLessThanOrEqual(20);
    for (const { id } of page.items) found.add(id);
    start = page.next;
  } while (start);
  return found;
}

const store = (id: string, fields: Record<string, unknown>) =>
  put(`contacts/${id}`, contact({ firstName: '-', lastName: '-', email: '-', ...fields }));

describe('searchContacts', () => {
  it.each(['email', 'firstName', 'lastName', 'company'])(
    'finds contacts by the start of %s in any common capitalization',
    async (field) => {
      await store('lower', { [field]: 'grace-1' });
      await store('upper', { [field]: 'GRACE-2' });
      await store('capitalized', { [field]: 'Grace-3' });
      await store('typed', { [field]: 'gRaCe-4' });
      await store('other', { [field]: 'Ada grace' });
      for (const text of ['grace', 'GRACE', 'Grace', '  grace ']) {
        expect((await idsOf(text)).sort()).toEqual(['capitalized', 'lower', 'upper']);
      }
      expect((await idsOf('gRaCe')).sort()).toEqual(['capitalized', 'lower', 'typed', 'upper']);
      expect(await idsOf('grace-3')).toEqual(['capitalized']);
    },
  );

  it('finds a contact by all or part of its reference, with or without the hyphen', async () => {
    const id = '7f3k2qxmabcdefghjkmn';
    await store(id, {});
    await store('7f3z2qxmabcdefghjkmn', {});
    for (const text of ['7F3K-2QXM', '7f3k2qxm', '7F3K', '7f3k-', id, '7F3K-2']) {
      expect(await idsOf(text)).toEqual([id]);
    }
    for (const text of ['7F3', '7f3kl', '7F3K_2QXM', '2QXM']) expect(await idsOf(text)).toEqual([]);
  });

  it('finds contacts by a full name and by a first name of two words', async () => {
    await store('grace', { firstName: 'Grace', lastName: 'Hopper' });
    await store('shouted', { firstName: 'GRACE', lastName: 'HOPPER' });
    await store('two', { firstName: 'Grace Brewster', lastName: 'Murray' });
    await store('company', { company: 'Grace Hopper Inc' });
    await store('other', { firstName: 'Grace', lastName: 'Kelly' });
    expect((await idsOf('grace  hopp')).sort()).toEqual(['grace', 'shouted']);
    expect((await idsOf('grace hopper')).sort()).toEqual(['company', 'grace', 'shouted']);
    expect(await idsOf('grace brew')).toEqual(['two']);
    expect(await idsOf('hopper grace')).toEqual([]);
  });

  it.each([
    ['فاطمة', 'فاط'],
    ['👩‍🚀 Ada', '👩'],
    ['Zoë', 'zoë'],
    ['Ångström', 'å'],
    ["O'Neil", "o'neil"],
    ['x😀y', 'x'],
    ['.*\\', '.*\\'],
    ['"quoted"', '"quo'],
    ['Ж\u{10fffd}', 'ж'],
  ])('finds the last name %j when searching for %j', async (lastName, text) => {
    await store('one', { lastName });
    await store('other', { lastName: 'Other' });
    expect(await idsOf(text)).toEqual(['one']);
  });

  it.each(SPELLINGS)(
    'finds an email address saved in any spelling when searching for %j',
    async (text) => {
      await storeSpellings(store);
      expect((await idsOf(text)).sort()).toEqual(
        SAVED_SPELLINGS.map((_, index) => `saved-${index}`),
      );
    },
  );

  it.each([
    ['user@b', ['ascii', 'below', 'unicode']],
    ['User@BÜ', ['ascii', 'unicode']],
    ['user@bu\u0308cher', ['ascii', 'unicode']],
    ['user@bücher.', ['ascii', 'unicode']],
    ['user@bücher.ex', ['ascii', 'unicode']],
    ['user@b.bü', ['below']],
  ])(
    'finds the start %j of an email address with its domain in ASCII or Unicode',
    async (text, ids) => {
      await store('ascii', { email: 'user@xn--bcher-kva.example' });
      await store('unicode', { email: 'user@bücher.example' });
      await store('below', { email: 'user@b.xn--bcher-kva.example' });
      await store('other', { email: 'user@xn--mnchen-3ya.example' });
      expect((await idsOf(text)).sort()).toEqual(ids);
      expect([...(await listedIds(text))].sort()).toEqual(ids);
    },
  );

  it('sends no query for an empty or overlong search text, and reads no document if nothing matches', async () => {
    const seen = watchReads();
    expect(await searchContacts('')).toEqual({ contacts: [], hasMore: false });
    expect(await searchContacts(' \n ')).toEqual({ contacts: [], hasMore: false });
    expect(await searchContacts('x'.repeat(255))).toEqual({ contacts: [], hasMore: false });
    expect(seen).toEqual({ documents: 0, counts: 0 });
    expect(await searchContacts('😀'.repeat(254))).toEqual({ contacts: [], hasMore: false });
    expect(seen.counts).toBeGreaterThan(0);
    await store('one', {});
    expect(await idsOf('nobody')).toEqual([]);
    expect(seen.documents).toBe(0);
  });

  it('returns each contact once, even with several matches, newest first', async () => {
    const at = (day: number) => Timestamp.fromDate(new Date(2026, 0, day));
    await store('old', { firstName: 'Grace', email: 'grace@x.org', createdAt: at(1) });
    await store('new', { company: 'Grace', createdAt: at(3) });
    await store('middle', { lastName: 'Grace', createdAt: at(2) });
    await putExactly('contacts/undated', { firstName: 'Grace' });
    expect(await idsOf('grace')).toEqual(['new', 'middle', 'old', 'undated']);
  });

  it.each([60, 61, 130])('reads only the 60 newest of %d matches', async (count) => {
    await putMany('contacts', count, (index) =>
      contact({ firstName: '-', email: '-', lastName: `Doe ${999 - index}` }),
    );
    const seen = watchReads();
    const { contacts, hasMore } = await searchContacts('doe');
    expect(seen.documents).toBe(60);
    expect(hasMore).toBe(count > 60);
    expect(contacts.map(({ id }) => id)).toEqual(
      Array.from({ length: 60 }, (_, index) => `many-${String(index).padStart(5, '0')}`),
    );
  });

  it('returns all matches of queries with few matches, and divides the rest of the limit among the other queries', async () => {
    await putMany('contacts', 200, (index) =>
      contact({
        email: index % 2 ? `grace${999 - index}@x.org` : '-',
        firstName: index % 2 ? '-' : `Grace ${999 - index}`,
        lastName: index === 199 ? 'Grace' : '-',
        company: index > 196 ? 'GRACE' : '',
      }),
    );
    const seen = watchReads();
    const { contacts, hasMore } = await searchContacts('grace');
    expect(seen.documents).toBe(60);
    expect(hasMore).toBe(true);
    const indexes = contacts.map(({ id }) => Number(id.slice(-5)));
    expect(indexes).toEqual([...Array.from({ length: 56 }, (_, index) => index), 197, 198, 199]);
  });

  it('reads at most 60 of many contacts whose IDs start with the same characters', async () => {
    await putMany('contacts', 70, () => contact({ firstName: '-', email: '-', lastName: '-' }));
    const seen = watchReads();
    const { contacts, hasMore } = await searchContacts('many');
    expect([contacts.length, hasMore, seen.documents]).toEqual([60, true, 60]);
  });
});

it('listFound reads every match of a search across all fields, page by page', async () => {
  await putMany('contacts', 130, (index) =>
    contact({
      firstName: index % 2 ? 'Grace' : 'Anne',
      company: index % 3 ? 'Navy' : 'Grace Inc',
      email: '-',
    }),
  );
  const found = await listedIds('grace');
  const wanted = Array.from({ length: 130 }, (_, index) => index % 2 === 1 || index % 3 === 0);
  expect(found.size).toBe(wanted.filter(Boolean).length);
  expect(await listFound(' ', { size: 20 })).toEqual({ items: [], next: null });
});
