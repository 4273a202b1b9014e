import { expect, it } from 'vitest';
import type { ListedChange } from '@/domain/change';
import { changeDifferences, changeWords, unclearAccounts } from '@/back-office/site/change-words';

/** A recorded change of a career. */
const change = (fields: Partial<ListedChange>): ListedChange => ({
  current: null,
  ...{ id: '', collection: 'careers', document: 'one', before: {}, after: {} },
  ...{ uid: 'ada', email: 'ada@example.com', at: null },
  ...fields,
});

const said = (fields: Partial<ListedChange>) => {
  const { start, name, end } = changeWords(change(fields));
  return start + name + end;
};

it.each<[string, Partial<ListedChange>]>([
  ['changed the career “New”', { before: { title: 'Old' }, after: { title: 'New' } }],
  ['added the career “New”', { before: null, after: { title: 'New' } }],
  ['deleted the career “Old”', { before: { title: 'Old' }, after: null }],
  ['added the career “Untitled career”', { before: null, after: { title: 7 } }],
  ['changed the service “Masking”', { collection: 'services', after: { name: 'Masking' } }],
  ...[
    ['careers', 'Careers Page'],
    ['an old page', 'an old page'],
  ].map(([page, label]): [string, Partial<ListedChange>] => [
    `changed the SEO settings of “${label}”`,
    { collection: 'seoSettings', after: { page } },
  ]),
])('%s', (sentence, fields) => {
  expect(said(fields)).toBe(sentence);
});

it.each<[string, Partial<ListedChange>]>([
  ['set the status of inquiry 7F3K-2QXM to “contacted”', { after: { status: 'contacted' } }],
  ['changed the note on inquiry 7F3K-2QXM', { before: { note: null }, after: { note: '' } }],
  ['deleted inquiry 7F3K-2QXM', { after: null }],
  ['erased inquiry 7F3K-2QXM', { collection: 'deletedContacts', after: null }],
  ['restored inquiry 7F3K-2QXM', { before: null, after: { status: 'new' } }],
])('%s', (sentence, fields) => {
  const inquiry = { collection: 'contacts', document: '7f3k2qxmabcdefghjkmn' } as const;
  expect(said({ ...inquiry, ...fields })).toBe(sentence);
  expect(said({ ...inquiry, ...fields, current: { name: '' } })).toBe(sentence);
  const named = sentence.replace('inquiry 7F3K-2QXM', 'the inquiry of Ada Byron');
  if (fields.collection === 'deletedContacts') return;
  expect(said({ ...inquiry, ...fields, current: { name: 'Ada Byron' } })).toBe(named);
});

it('shortens what is long, so that nothing has to hide a part of a link', () => {
  const title = 'W'.repeat(300);
  const { who, name } = changeWords(change({ email: `${title}@x.org`, after: { title } }));
  expect([who, name]).toEqual([`${'W'.repeat(79)}…`, `${'W'.repeat(79)}…`]);
});

it('shows changed fields in the order of the form, unknown ones last, without the dates', () => {
  const same = { location: 'Oslo' };
  const before = { ...same, zip: 1, isActive: true, title: 'A', department: 'IT', createdAt: 1 };
  const after = { ...same, zip: 2, isActive: false, title: 'B', department: '', updatedAt: 2 };
  expect(changeDifferences('careers', before, after)).toEqual([
    { kind: 'text', field: 'title', label: 'Job Title', before: 'A', after: 'B' },
    { kind: 'text', field: 'department', label: 'Department', before: 'IT', after: '' },
    { kind: 'text', field: 'isActive', label: 'Active', before: 'Yes', after: 'No' },
    { kind: 'text', field: 'zip', label: 'zip', before: '1', after: '2' },
  ]);
});

it('shows of a contact what administrators write, whatever else is stored', () => {
  const after = { note: 'x', email: 'grace@example.com', message: 'Private' };
  expect(changeDifferences('contacts', { note: null }, after)).toEqual([
    { kind: 'text', field: 'note', label: 'Note', before: '', after: 'x' },
  ]);
  const deleted = { status: 'new', deletedAt: new Date(), name: 'Grace' };
  expect(changeDifferences('deletedContacts', deleted, null)).toEqual([
    { kind: 'text', field: 'status', label: 'Status', before: 'new', after: undefined },
  ]);
});

it('shows the one side that there is, without empty fields', () => {
  const fields = { title: 'A', department: '', benefits: [], requirements: ['SQL'] };
  const [title, requirements] = [
    { kind: 'text', field: 'title', label: 'Job Title' },
    { kind: 'list', field: 'requirements', label: 'Requirements' },
  ];
  expect(changeDifferences('careers', null, fields)).toEqual([
    { ...title, before: undefined, after: 'A' },
    { ...requirements, removed: [], added: ['SQL'] },
  ]);
  expect(changeDifferences('careers', fields, null)).toEqual([
    { ...title, before: 'A', after: undefined },
    { ...requirements, removed: ['SQL'], added: [] },
  ]);
});

it.each([
  [['a', 'b'], ['b', 'c'], ['a'], ['c']],
  [['a', 'a'], ['a'], ['a'], []],
  [['a', 'b'], ['b', 'a'], [], []],
  [['a', { b: 1 }], ['a'], ['{"b":1}'], []],
])('of the list %j, then %j, %j is removed and %j is added', (before, after, removed, added) => {
  const lists = [{ benefits: before }, { benefits: after }] as const;
  expect(changeDifferences('careers', ...lists)).toMatchObject([{ kind: 'list', removed, added }]);
});

it.each([
  ['one address, one account', ['ada a@x.org', 'ada a@x.org', 'bob b@x.org'], []],
  ['one address, two accounts', ['ada a@x.org', 'ann a@x.org', 'bob b@x.org'], ['ada', 'ann']],
  ['one account, two addresses', ['ada a@x.org', 'bob b@x.org', 'ada z@x.org'], ['ada']],
  ['no address', ['ada a@x.org', 'bob '], ['bob']],
])('finds the accounts that an email address does not identify: %s', (_what, actors, unclear) => {
  const changes = actors.map((actor) => {
    const [uid, email] = actor.split(' ');
    return change({ uid, email });
  });
  expect([...unclearAccounts(changes)]).toEqual(unclear);
});
