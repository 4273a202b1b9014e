import { beforeEach, describe, expect, it } from 'vitest';
import { deletion } from '@/collections/inquiry-changes';
import { createContact } from '@/data/contact-create';
import {
  contactSpan,
  countContacts,
  getContact,
  listContacts,
  listFollowUps,
  type ContactListing,
} from '@/data/contacts';
import type { Page } from '@/data/documents';
import { randomId } from '@/domain/random-id';
import { change, put, putExactly, stored } from '../support/database';
import { contactInput } from '../support/sample-documents';
import { startAsAdministrator, startAsVisitor } from './sessions';
import { commitNew } from './writes';

const ID = randomId();
const CONTACT = contactInput({
  company: 'Navy',
  service: 'upgrades',
  message: 'Two lines\nof text',
});
const SOURCE = { landing: '/cloud-migration', page: '/contact', referrer: 'www.google.com' };

describe('a contact sent by a visitor', () => {
  beforeEach(startAsVisitor);

  it('is saved with its source, the status “new,” and createdAt equal to updatedAt', async () => {
    expect(await createContact(ID, CONTACT, SOURCE)).toBe(ID);
    const [document] = await stored('contacts');
    expect(document).toMatchObject({ id: ID, ...CONTACT, source: SOURCE, status: 'new' });
    expect(document?.['createdAt']).toEqual(document?.['updatedAt']);
  });

  it('is saved only once, even if sent again from another page; it keeps its source and an administrator’s changes, and can’t be replaced by another contact', async () => {
    await createContact(ID, CONTACT, SOURCE);
    const [first] = await stored('contacts');
    const added = { status: 'contacted', note: 'Called.' };
    await change(`contacts/${ID}`, added);
    expect(await createContact(ID, CONTACT, { ...SOURCE, page: '/about' })).toBe(ID);
    const documents = await stored('contacts');
    expect(documents).toMatchObject([
      { ...added, source: SOURCE, createdAt: first?.['createdAt'] },
    ]);
    expect(documents[0]?.['updatedAt']).not.toEqual(first?.['updatedAt']);
    await expect(createContact(ID, { ...CONTACT, message: 'Other' })).rejects.toThrow();
    expect((await stored('contacts'))[0]).toMatchObject({ message: CONTACT.message });
  });
});

describe('an administrator', () => {
  beforeEach(startAsAdministrator);

  it.each([
    ['newest', ['day-5', 'day-4', 'day-3', 'day-2', 'day-1']],
    ['oldest', ['day-1', 'day-2', 'day-3', 'day-4', 'day-5']],
  ] as const)(
    'reads contacts in pages, %s first, even if some are deleted in the meantime',
    async (order, days) => {
      for (const [index, day] of [...days].sort().entries()) {
        const createdAt = new Date(2026, 0, index + 1);
        await put(`contacts/${day}`, { ...CONTACT, status: 'new', createdAt });
      }
      const idsOf = ({ items }: Page<{ id: string }>) => items.map(({ id }) => id);
      const first = await listContacts({ size: 2, order });
      expect(idsOf(first)).toEqual(days.slice(0, 2));
      // The next page starts after a contact that no longer exists.
      await commitNew(...deletion(days[1]));
      const second = await listContacts({ size: 2, order, start: first.next });
      expect(idsOf(second)).toEqual(days.slice(2, 4));
      const third = await listContacts({ size: 2, order, start: second.next });
      expect(idsOf(third)).toEqual(days.slice(4));
      expect(third.next).toBeNull();
    },
  );

  it('reads a new contact without the time of the reply that an earlier version left in it', async () => {
    const left = { contactedAt: new Date(2026, 0, 2) };
    await put('contacts/left', { ...CONTACT, ...left, status: 'new' });
    await put('contacts/replied', { ...CONTACT, ...left, status: 'contacted' });
    expect(await getContact('left')).toMatchObject({ status: 'new', contactedAt: null });
    expect(await getContact('replied')).toMatchObject(left);
  });

  it('reads and counts contacts by status, by date range, and by email address', async () => {
    const day = (number: number) => new Date(2026, 0, number);
    const store = (id: number, email: string, status: string) =>
      put(`contacts/${id}`, { ...CONTACT, email, status, createdAt: day(id) });
    await store(1, 'grace@example.com', 'new');
    await store(2, 'grace@example.com', 'closed');
    await store(3, 'grace@example.com', 'closed');
    await store(4, 'grace@example.co', 'closed');
    // As typed in a search.
    const email = ' Grace@Example.com,';
    const idsOf = async (filter: ContactListing) =>
      (await listContacts({ size: 10, ...filter })).items.map(({ id }) => id);
    expect(await idsOf({ email })).toEqual(['3', '2', '1']);
    expect(await idsOf({ status: 'closed', order: 'oldest' })).toEqual(['2', '3', '4']);
    expect(await countContacts({ email })).toBe(3);
    expect(await countContacts({ from: day(2), before: day(4) })).toBe(2);
    expect(await contactSpan({ before: day(4) })).toEqual({ from: day(1), to: day(3) });
    expect(await contactSpan({ before: day(1) })).toEqual({ from: null, to: null });
    await put('deletedContacts/5', { ...CONTACT, createdAt: day(2) });
    const trash = 'deletedContacts';
    expect(await countContacts({ in: trash, before: day(3) })).toBe(1);
    const span = { from: day(2), to: day(2) };
    expect(await contactSpan({ in: trash, before: day(3) })).toEqual(span);
    expect(await contactSpan({ in: trash, before: day(2) })).toEqual({ from: null, to: null });
    expect(await idsOf({ in: trash, before: day(3), order: 'oldest' })).toEqual(['5']);
    await change('contacts/2', { isSpam: true, service: 'consulting' });
    expect(await idsOf({ isSpam: true })).toEqual(['2']);
    expect(await idsOf({ service: 'consulting', status: 'closed', from: day(2) })).toEqual(['2']);
    expect(await countContacts({ status: 'closed', isSpam: true })).toBe(1);
    expect(await countContacts({ status: 'closed', isSpam: false })).toBe(2);
    expect(await countContacts({ status: 'closed' })).toBe(3);
    expect(await countContacts()).toBe(4);
    const [assignee, other] = ['a@example.com', 'b@example.com'];
    await change('contacts/1', { assignee, followUpOn: '2026-12-31' });
    await change('contacts/2', { assignee, followUpOn: '2026-12-30' });
    await change('contacts/3', { assignee: other, followUpOn: '2027-01-01', status: 'contacted' });
    expect(await idsOf({ assignee, isOpen: true })).toEqual(['1']);
    expect(await idsOf({ isOpen: true, assignee: '' })).toEqual(['3', '1']);
    const followUps = await listFollowUps('2026-12-31');
    expect(followUps.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('reads every contact with a given email address, even a contact without createdAt', async () => {
    const { email } = CONTACT;
    await putExactly('contacts/a', { email });
    await put('contacts/b', { email, createdAt: new Date(2026, 0, 1) });
    await put('contacts/c', { email, createdAt: new Date(2026, 0, 2) });
    const first = await listContacts({ email, size: 2 });
    const second = await listContacts({ email, size: 2, start: first.next });
    const pages = [first, second].map(({ items }) => items.map(({ id }) => id));
    expect(pages).toEqual([['b', 'a'], ['c']]);
  });

  it('reads the contact with a given ID, or null if there is none', async () => {
    await put('contacts/a', { ...CONTACT, note: 'Called.' });
    expect(await getContact('a')).toMatchObject({ id: 'a', name: 'Grace Hopper', note: 'Called.' });
    for (const id of ['b', '', 'a/b', 'a/b/c']) expect(await getContact(id)).toBeNull();
  });
});
