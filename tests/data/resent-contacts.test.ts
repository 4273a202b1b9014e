import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeOf } from '@/collections/change';
import { deletion, noteChange, statusChange } from '@/collections/inquiry-changes';
import { createContact } from '@/data/contact-create';
import { randomId } from '@/domain/random-id';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, put, stored } from '../support/database';
import { contact, contactInput } from '../support/sample-documents';
import { fieldsAt } from './history';
import { answerCommits } from './lost-responses';
import { startAsAdministrator, startAsVisitor } from './sessions';
import { act, commitNew, newKey } from './writes';

const CONTACT = contactInput({ message: 'Please call.' });

/**
 * With many more, a change on a busy machine would take longer than the second that the rules require between two
 * writes of a sender.
 */
const SENDERS = 8;

/**
 * For one test, sends this contact again and again, as a visitor, with as many requests at once as there are senders.
 * Resolves when each sender has its first answer.
 */
async function keepSending(id: string): Promise<void> {
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
  const send = async () => (await fetch(url, { method: 'POST', body })).text();
  const first = Array.from({ length: SENDERS }, send);
  const senders = first.map(async (sent) => {
    for (await sent; !isOver;) await send();
  });
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(senders);
  });
  await Promise.all(first);
}

/** Stores a contact that one sender keeps sending again. */
async function besieged(): Promise<string> {
  const id = randomId();
  await put(`contacts/${id}`, contact());
  await keepSending(id);
  return id;
}

/** An attempt fails if the inquiry is sent again between its read and its commit, twice; the next can succeed. */
const tryAgain = <Value>(attempt: () => Promise<Value>) => vi.waitFor(attempt, { timeout: 90_000 });

describe('while one sender keeps sending an inquiry again', () => {
  beforeEach(startAsAdministrator);

  it.each<[string, (id: string) => Parameters<typeof commitNew>]>([
    ['deleted', deletion],
    ['given a note', (id) => [noteChange(id, 'Called.', '')]],
  ])('it can be %s', async (_label, change) => {
    const id = await besieged();
    const before = await fieldsAt(`contacts/${id}`);
    await tryAgain(() => commitNew(...change(id)));
    const after = await fieldsAt(`contacts/${id}`);
    expect({ ...after, updatedAt: null }).not.toEqual({ ...before, updatedAt: null });
  });

  it('it can be changed together with others', async () => {
    const ids = [await besieged(), randomId(), randomId()];
    for (const other of ids.slice(1)) await put(`contacts/${other}`, contact());
    const changes = ids.map((id) => changeOf(statusChange(id, 'closed')));
    const key = newKey();
    await tryAgain(async () => expect(await act(changes, key)).toMatchObject({ changed: 3 }));
    for (const id of ids)
      expect(await fieldsAt(`contacts/${id}`)).toMatchObject({ status: 'closed' });
    expect(await stored('changes')).toHaveLength(3);
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

  it.each([
    ['{}', () => Response.json({})],
    ['null', () => Response.json(null)],
    ['a page', () => new Response('<title>Sign in to this network</title>')],
  ])(
    'succeeds after the first, which was answered with %s and has failed',
    async (_label, answer) => {
      const id = randomId();
      answerCommits(1, answer);
      await expect(createContact(id, CONTACT)).rejects.toThrow();
      expect(await stored('contacts')).toEqual([]);
      await createContact(id, CONTACT);
      expect(await stored('contacts')).toMatchObject([{ id, ...CONTACT }]);
    },
  );

  it('succeeds immediately after an administrator’s change, which it keeps', async () => {
    const id = randomId();
    await createContact(id, CONTACT);
    await change(`contacts/${id}`, { status: 'contacted', updatedAt: new Date() });
    await createContact(id, CONTACT);
    expect(await stored('contacts')).toMatchObject([{ id, ...CONTACT, status: 'contacted' }]);
  });
});
