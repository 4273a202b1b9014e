import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { changeOf, deleteDocument, saveDocument } from '@/collections/change';
import {
  deletion,
  erasure,
  followUpChange,
  noteChange,
  restoration,
  statusChange,
} from '@/collections/inquiry-changes';
import { changeKind, type RecordedChange } from '@/collections/recorded-change';
import {
  countChangesSince,
  getNewestChange,
  listChanges,
  listContactChanges,
} from '@/data/changes';
import { getReplyTemplates } from '@/data/settings';
import type { Page } from '@/data/documents';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { clearDocuments, put, putMany, stored } from '../support/database';
import { career, contact, FILLED_IN } from '../support/sample-documents';
import { startAsAdministrator } from './sessions';
import { openDocument } from './subjects';
import { act, commitNew } from './writes';

beforeEach(startAsAdministrator);

async function rename(id: string, title: string) {
  const { version } = await openDocument('careers', id);
  return act([saveDocument('careers', id, version, career({ title }))]);
}

async function removeCareer(id: string) {
  const { version } = await openDocument('careers', id);
  return act([deleteDocument('careers', id, version)]);
}

it('the history lists who changed which document, newest first, in pages', async () => {
  await rename('dba', 'Oracle DBA');
  await rename('dba', 'Senior DBA');
  await removeCareer('dba');
  const { items, next } = await listChanges({ size: 2 });
  expect(items.map(changeKind)).toEqual(['delete', 'update']);
  const { uid, email } = DEMO_ACCOUNTS.administrator;
  expect(items[1]).toMatchObject({
    ...{ collection: 'careers', document: 'dba', uid, email, size: 1 },
    before: { title: 'Oracle DBA' },
    after: { title: 'Senior DBA' },
  });
  expect(items[1]?.at).toBeInstanceOf(Date);
  expect(items[1]?.after?.['updatedAt']).toEqual(items[1]?.at);
  const rest = await listChanges({ size: 2, start: next });
  expect(rest.items.map(changeKind)).toEqual(['create']);
  expect(rest.next).toBeNull();
});

it('a page skips the rest of a commit that the page before began, and reads none of its documents', async () => {
  await rename('dba', 'Before');
  await putMany('contacts', 60, () => contact());
  const ids = (await stored('contacts')).map(({ id }) => id as string);
  await act(ids.map((id) => changeOf(statusChange(id, 'closed'))));
  await rename('dba', 'After');
  const first = await listChanges({ size: 50 });
  expect(first.items.map(({ size }) => size)).toEqual([1, ...Array.from({ length: 49 }, () => 60)]);
  expect(new Set(first.items.slice(1).map(({ action }) => action)).size).toBe(1);
  expect(first.items.slice(1).every(({ current }) => current === null)).toBe(true);
  const second = await listChanges({ size: 50, start: first.next });
  expect(second.items).toMatchObject([{ document: 'dba', after: { title: 'Before' } }]);
});

it('the history says which documents still exist and names the sender of an inquiry', async () => {
  await put('contacts/one', contact({ firstName: 'Ada', lastName: 'Byron' }));
  await put('contacts/two', contact());
  await commitNew(statusChange('one', 'closed'));
  await commitNew(...deletion('two'));
  await rename('dba', 'DBA');
  await rename('gone', 'Gone');
  await removeCareer('gone');
  const { items } = await listChanges({ size: 10 });
  expect(items.map(({ document, current }) => [document, current])).toEqual([
    ['gone', null],
    ['gone', null],
    ['dba', { name: '' }],
    ['two', null],
    ['one', { name: 'Ada Byron' }],
  ]);
  expect(await getNewestChange()).toEqual(items[0]);
  await clearDocuments();
  await startAsAdministrator();
  expect(await getNewestChange()).toBeNull();
});

it('the history can be filtered by subject; deleted inquiries count as inquiries', async () => {
  await put('contacts/one', contact());
  await commitNew(statusChange('one', 'closed'));
  await commitNew(...deletion('one'));
  await commitNew(...erasure('deletedContacts', 'one'));
  await rename('dba', 'DBA');
  // An entry of an earlier version, without a kind or an action.
  await put('changes/old', { collection: 'careers', document: 'old', at: new Date(2026, 0, 1) });
  const found = async (subject?: 'contacts' | 'careers' | 'services') =>
    (await listChanges({ size: 10, subject })).items.map(
      (item) => `${item.collection} ${item.document} ${changeKind(item)}`,
    );
  const contacts = ['deletedContacts one delete', 'contacts one delete', 'contacts one update'];
  const careers = ['careers dba create', 'careers old create'];
  expect(await found('contacts')).toEqual(contacts);
  expect(await found('careers')).toEqual(careers);
  expect(await found('services')).toEqual([]);
  expect(await found()).toEqual([careers[0], ...contacts, careers[1]]);
  expect((await listChanges({ size: 10, subject: 'careers' })).items[1]).toMatchObject({
    action: 'old',
    size: 1,
  });
});

it('the timeline of an inquiry has only its own changes, newest first, ten per page', async () => {
  await put('contacts/one', contact({ status: 'contacted' }));
  await put('contacts/two', contact({ status: 'contacted' }));
  const days = Array.from({ length: 11 }, (_, index) => `2026-12-${String(index + 10)}`);
  for (const day of days) await commitNew(followUpChange('one', day));
  await commitNew(followUpChange('two', '2026-12-01'));
  const erased = { collection: 'deletedContacts', document: 'one', at: new Date() };
  await put('changes/erased', erased);
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  const daysOf = ({ items }: Page<RecordedChange>) =>
    items.map(({ after }) => after?.['followUpOn']);
  const first = await listContactChanges('one', null);
  expect(daysOf(first)).toEqual(days.toReversed().slice(0, 10));
  const second = await listContactChanges('one', first.next);
  expect([daysOf(second), second.next]).toEqual([days.slice(0, 1), null]);
  const limits = requests.mock.calls.map(([, init]) => /"limit":\d+/.exec(String(init?.body))?.[0]);
  expect(limits).toEqual(['"limit":10', '"limit":10']);
});

it('the changes since a time are counted in documents that public pages show', async () => {
  await put('contacts/one', contact());
  await rename('dba', 'Earlier');
  const since = (await getNewestChange())?.at ?? new Date();
  await rename('dba', 'Later');
  await rename('dev', 'Developer');
  await commitNew(statusChange('one', 'closed'));
  const templates = [{ text: 'Hello', name: 'First' }];
  await act([saveDocument('settings', 'replyTemplates', '', { templates })]);
  expect(await getReplyTemplates()).toMatchObject({ templates });
  // A Date loses the microseconds, so it is a little earlier than the change.
  expect(await countChangesSince(new Date(since.getTime() + 1))).toBe(2);
});

it('the history has nothing that the sender of an inquiry wrote, and no text of a note', async () => {
  const written = { ...FILLED_IN, name: 'Ada Byron', phone: '+1 212 555 0100' };
  const source = { utmCampaign: 'Secret%20sale' };
  await put(
    'contacts/one',
    contact({ ...written, source, status: 'contacted', note: 'Secret of old' }),
  );
  const steps: Parameters<typeof commitNew>[] = [
    [noteChange('one', 'Secret', 'Secret of old')],
    [statusChange('one', 'closed')],
    deletion('one'),
    restoration('one'),
    deletion('one'),
    erasure('deletedContacts', 'one'),
  ];
  for (const documents of steps) {
    const done = await commitNew(...documents);
    if (documents.length === 1) await act((await act(done.undo)).undo);
  }
  const entries = await stored('changes');
  expect(entries).toHaveLength(10);
  for (const value of [...Object.values(written), 'Secret'])
    expect(JSON.stringify(entries)).not.toContain(value);
});
