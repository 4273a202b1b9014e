import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn, signOut } from '@/data/auth';
import { countContacts, createContact, listContacts, updateContactStatus } from '@/data/contacts';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { put, resetDatabase, stored } from '../support/database';
import { contactInput } from '../support/sample-documents';

const CONTACT = contactInput({
  company: 'Navy',
  service: 'upgrades',
  message: 'Two lines\nof text',
});

async function signInAsAdministrator() {
  await putAccount(DEMO_ACCOUNTS.administrator);
  await signIn(DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password);
}

beforeEach(resetDatabase);
afterEach(signOut);

describe('a contact sent by a visitor', () => {
  it('is stored with the status new and two equal dates', async () => {
    expect(await createContact('contact-1', CONTACT)).toBe('contact-1');
    const [document] = await stored('contacts');
    expect(document).toMatchObject({ id: 'contact-1', ...CONTACT, status: 'new' });
    expect(document?.['createdAt']).toEqual(document?.['updatedAt']);
  });

  it('is stored once when it is sent again', async () => {
    await createContact('contact-1', CONTACT);
    await createContact('contact-1', CONTACT);
    expect(await stored('contacts')).toHaveLength(1);
  });

  it('can’t be replaced by another message under the same id', async () => {
    await createContact('contact-1', CONTACT);
    await expect(createContact('contact-1', { ...CONTACT, message: 'Other' })).rejects.toThrow();
    expect((await stored('contacts'))[0]).toMatchObject({ message: CONTACT.message });
  });
});

describe('an administrator', () => {
  beforeEach(signInAsAdministrator);

  it('reads contacts newest first, a page at a time', async () => {
    for (let day = 1; day <= 5; day += 1) {
      await put(`contacts/day-${day}`, { ...CONTACT, createdAt: new Date(2026, 0, day) });
    }
    const first = await listContacts({ size: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(['day-5', 'day-4']);
    const second = await listContacts({ size: 2, start: first.next });
    const third = await listContacts({ size: 2, start: second.next });
    expect(third.items.map(({ id }) => id)).toEqual(['day-1']);
    expect(third.next).toBeNull();
  });

  it('reads and counts the contacts of one status', async () => {
    await put('contacts/a', { ...CONTACT, status: 'new' });
    await put('contacts/b', { ...CONTACT, status: 'closed' });
    await put('contacts/c', { ...CONTACT, status: 'on hold' });
    const closed = await listContacts({ status: 'closed', size: 10 });
    expect(closed.items.map(({ id }) => id)).toEqual(['b']);
    expect([await countContacts(), await countContacts('new')]).toEqual([3, 1]);
  });

  it('sets any status from any other', async () => {
    await put('contacts/a', { ...CONTACT, status: 'closed' });
    for (const status of ['new', 'contacted', 'closed', 'new'] as const) {
      await updateContactStatus('a', status);
      expect((await stored('contacts'))[0]).toMatchObject({ status });
    }
  });
});

describe('a signed-in user who is no administrator', () => {
  it('gets no data of contacts', async () => {
    await put('contacts/secret', { ...CONTACT, message: 'for the firm only' });
    const email = 'stranger@example.com';
    const signUp = await fetch(
      `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'made-by-myself', returnSecureToken: true }),
      },
    );
    const { idToken } = (await signUp.json()) as { idToken: string };
    await signIn(email, 'made-by-myself');

    await expect(listContacts({ size: 10 })).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(countContacts()).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(countContacts('new')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(updateContactStatus('secret', 'closed')).rejects.toMatchObject({
      code: 'permission-denied',
    });

    const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/demo-consulting-site/databases/(default)/documents`;
    const options = { headers: { Authorization: `Bearer ${idToken}` } };
    for (const path of ['/contacts', '/contacts/secret', '/contacts?showMissing=true']) {
      const response = await fetch(documents + path, options);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(/Grace|Hopper|for the firm only|grace@/);
    }
  });
});
