import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forEachContact } from '@/back-office/contacts/each-contact';
import { write } from '@/data/call-with-deadline';
import { createContact } from '@/data/contact-create';
import {
  deleteContact,
  eraseContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contact-writes';
import type { CommitKey } from '@/data/commit';
import { randomId } from '@/domain/random-id';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, put, stored } from '../support/database';
import { contact, contactInput } from '../support/sample-documents';
import { newKey } from './commit-key';
import { fieldsAt } from './history';
import { startAsAdministrator, startAsVisitor } from './sessions';

const CONTACT = contactInput({ message: 'Please call.' });

/** As many programs as one sender could easily run at once. */
const SENDERS = 30;

/** For one test, sends this contact again and again, as a visitor, with as many requests at once as there are senders. */
function keepSending(id: string): void {
  let isOver = false;
  const documents = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:commit`;
  const body = JSON.stringify({
    writes: [
      {
        update: { name: `${documents}/contacts/${id}`, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: true },
      },
    ],
  });
  async function send() {
    while (!isOver) await (await fetch(url, { method: 'POST', body })).text();
  }
  const senders = Array.from({ length: SENDERS }, send);
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(senders);
  });
}

/** Stores a contact that one sender keeps sending again. */
async function besieged(): Promise<string> {
  const id = randomId();
  await put(`contacts/${id}`, contact());
  keepSending(id);
  await delay(300);
  return id;
}

describe('while one sender keeps sending an inquiry again', () => {
  beforeEach(startAsAdministrator);

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['deleted', (id) => deleteContact(newKey(), id)],
    ['erased', (id) => eraseContact(newKey(), 'contacts', id)],
    ['marked as closed', (id) => updateContactStatus(newKey(), id, 'closed')],
    ['given a note', (id) => updateContactNote(newKey(), id, 'Called.', '')],
  ])('it can be %s', async (_label, change) => {
    const id = await besieged();
    const before = await fieldsAt(`contacts/${id}`);
    await change(id);
    const after = await fieldsAt(`contacts/${id}`);
    expect({ ...after, updatedAt: null }).not.toEqual({ ...before, updatedAt: null });
  });

  it('a job changes it and all the others', async () => {
    const id = await besieged();
    const others = [randomId(), randomId()];
    for (const other of others) await put(`contacts/${other}`, contact());
    const contacts = [id, ...others].map((each) => ({ id: each }));
    const control = { signal: new AbortController().signal, onProgress: () => undefined };
    const load = () => Promise.resolve();
    const run = (change: (key: CommitKey, id: string) => Promise<unknown>) =>
      forEachContact(
        contacts,
        ({ id }) => write(load, (_data, signal) => change(newKey(undefined, signal), id)),
        control,
      );
    const all = { done: contacts.map((each) => each.id), failed: new Map() };
    expect(await run((key, each) => updateContactStatus(key, each, 'closed'))).toEqual(all);
    expect(await run(deleteContact)).toEqual(all);
  });
});

describe('a visitor’s second attempt', () => {
  beforeEach(startAsVisitor);

  it('succeeds immediately after the first, although a second must pass, and at the same time as in another tab', async () => {
    const id = randomId();
    await createContact(id, CONTACT);
    await Promise.all([createContact(id, CONTACT), createContact(id, CONTACT)]);
    expect(await stored('contacts')).toMatchObject([{ id, ...CONTACT }]);
  });

  it('succeeds immediately after an administrator’s change, which it keeps', async () => {
    const id = randomId();
    await createContact(id, CONTACT);
    await change(`contacts/${id}`, { status: 'contacted', updatedAt: new Date() });
    await createContact(id, CONTACT);
    expect(await stored('contacts')).toMatchObject([{ id, ...CONTACT, status: 'contacted' }]);
  });
});
