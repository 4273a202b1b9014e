import { expect, it } from 'vitest';
import type { ListedChange } from '@/collections/recorded-change';
import { actionsOf, actionWords, changeDifferences } from '@/back-office/site/change-words';

const change = (fields: Partial<ListedChange>): ListedChange => ({
  current: null,
  ...{ id: '', collection: 'careers', document: 'one', before: {}, after: {} },
  ...{ uid: 'ada', email: 'ada@example.com', at: null, action: 'x', size: 1 },
  ...fields,
});

const wordsFor = (...changes: Partial<ListedChange>[]) => {
  const [action] = actionsOf(changes.map(change));
  if (!action) throw new Error('There is no action.');
  return actionWords(action);
};

const sentenceFor = (...changes: Partial<ListedChange>[]) => {
  const { start, name, end } = wordsFor(...changes);
  return start + name + end;
};

it.each<[string, Partial<ListedChange>]>([
  ['changed the career “New”', { before: { title: 'Old' }, after: { title: 'New' } }],
  ['added the career “New”', { before: null, after: { title: 'New' } }],
  ['deleted the career “Old”', { before: { title: 'Old' }, after: null }],
  ['added the career “Untitled career”', { before: null, after: { title: 7 } }],
  ['added the career “Untitled career”', { before: null, after: { title: '\u3164' } }],
  ['changed the service “Masking”', { collection: 'services', after: { name: 'Masking' } }],
  ...[
    ['careers', 'Careers Page'],
    ['an old page', 'an old page'],
  ].map(([page, label]): [string, Partial<ListedChange>] => [
    `changed the SEO settings for “${label}”`,
    { collection: 'seoSettings', after: { page } },
  ]),
])('a recorded change reads “%s”', (sentence, fields) => {
  expect(sentenceFor(fields)).toBe(sentence);
});

it.each<[string, Partial<ListedChange>]>([
  ['set the status of inquiry 7F3K-2QXM to “contacted”', { after: { status: 'contacted' } }],
  [
    'set the status of inquiry 7F3K-2QXM to “closed” and removed the follow-up',
    { before: { status: 'new', followUpOn: '2025-12-03' }, after: { status: 'closed' } },
  ],
  ['changed the note on inquiry 7F3K-2QXM', { before: { note: null }, after: { note: '…' } }],
  ['removed the note on inquiry 7F3K-2QXM', { before: { note: '…' }, after: { note: '' } }],
  ['assigned inquiry 7F3K-2QXM to eve@example.com', { after: { assignee: 'eve@example.com' } }],
  ['assigned inquiry 7F3K-2QXM to nobody', { after: { assignee: null } }],
  [
    'set the follow-up of inquiry 7F3K-2QXM to Dec 03, 2025',
    { after: { followUpOn: '2025-12-03' } },
  ],
  ['set the follow-up of inquiry 7F3K-2QXM to 2027-02-31', { after: { followUpOn: '2027-02-31' } }],
  ['removed the follow-up of inquiry 7F3K-2QXM', { after: { followUpOn: null } }],
  ['marked inquiry 7F3K-2QXM as spam', { after: { isSpam: true } }],
  ['marked inquiry 7F3K-2QXM as not spam', { after: { isSpam: false } }],
  ['removed the spam decision on inquiry 7F3K-2QXM', { after: { isSpam: null } }],
  ['deleted inquiry 7F3K-2QXM', { after: null }],
  ['erased inquiry 7F3K-2QXM', { collection: 'deletedContacts', after: null }],
  ['restored inquiry 7F3K-2QXM', { before: null, after: { status: 'new' } }],
])('a recorded change to an inquiry reads “%s”', (sentence, fields) => {
  const inquiry = { collection: 'contacts', document: '7f3k2qxmabcdefghjkmn' } as const;
  expect(sentenceFor({ ...inquiry, ...fields })).toBe(sentence);
  expect(sentenceFor({ ...inquiry, ...fields, current: { name: '' } })).toBe(sentence);
  const named = sentence.replace('inquiry 7F3K-2QXM', 'the inquiry from Ada Byron');
  if (fields.collection === 'deletedContacts') return;
  expect(sentenceFor({ ...inquiry, ...fields, current: { name: 'Ada Byron' } })).toBe(named);
});

const closed = { collection: 'contacts', before: { status: 'new' }, after: { status: 'closed' } };

it.each<[string, Partial<ListedChange>, Partial<ListedChange>?]>([
  ['set the status of 200 inquiries to “closed”', closed as Partial<ListedChange>],
  [
    'changed 200 inquiries',
    closed as Partial<ListedChange>,
    { collection: 'contacts', after: { status: 'contacted' } },
  ],
  ['deleted 200 inquiries', { collection: 'contacts', after: null }],
  ['restored 200 inquiries', { collection: 'contacts', before: null }],
  ['erased 200 inquiries', { collection: 'deletedContacts', after: null }],
  // Some were in the trash.
  [
    'erased 200 inquiries',
    { collection: 'contacts', after: null },
    { collection: 'deletedContacts', after: null },
  ],
  ['changed 200 services', { collection: 'services' }],
])('an action reads “%s”', (sentence, first, second = first) => {
  expect(sentenceFor({ ...first, size: 200 }, { ...second, size: 200 })).toBe(sentence);
});

it('changes of the same action are one row, which counts those of all its commits', () => {
  const [early, late] = [new Date(2026, 0, 1), new Date(2026, 0, 2)];
  const rows = actionsOf(
    [
      { action: 'a', at: late, size: 100 },
      { action: 'a', at: late, size: 100 },
      { action: 'a', at: early, size: 200 },
      { action: 'b', at: early },
      { action: 'a', at: early, size: 3 },
    ].map(change),
  );
  const counts = rows.map(({ changes, size }) => `${changes.length} of ${size}`);
  expect(counts).toEqual(['3 of 300', '1 of 1', '1 of 3']);
  expect(actionsOf([])).toEqual([]);
});

it('long names are cut so that links are not cut off', () => {
  const title = 'W'.repeat(300);
  const { who, name } = wordsFor({ email: `${title}@x.org`, after: { title } });
  expect([who, name]).toEqual([`${'W'.repeat(79)}…`, `${'W'.repeat(79)}…`]);
});

it('changeDifferences lists changed fields in form order, with unknown fields last and without dates', () => {
  const same = { location: 'Oslo' };
  const before = { ...same, zip: 1, isActive: true, title: 'A', department: 'IT', createdAt: 1 };
  const after = { ...same, zip: 2, isActive: false, title: 'B', department: '', updatedAt: 2 };
  expect(changeDifferences(change({ before, after }))).toEqual([
    { kind: 'text', field: 'title', label: 'Job Title', before: 'A', after: 'B' },
    { kind: 'text', field: 'department', label: 'Department', before: 'IT', after: '' },
    { kind: 'text', field: 'isActive', label: 'Active', before: 'Yes', after: 'No' },
    { kind: 'text', field: 'zip', label: 'zip', before: '1', after: '2' },
  ]);
});

it('changeDifferences shows nothing of an inquiry, which its sentence describes', () => {
  const status = { before: { status: 'new' }, after: { status: 'closed' } };
  expect(changeDifferences(change({ collection: 'contacts', ...status }))).toEqual([]);
  expect(changeDifferences(change({ collection: 'deletedContacts', after: null }))).toEqual([]);
});

it('for an added or deleted document, changeDifferences omits empty fields', () => {
  const fields = { title: 'A', department: '', benefits: [], requirements: ['SQL'] };
  const [title, requirements] = [
    { kind: 'text', field: 'title', label: 'Job Title' },
    { kind: 'list', field: 'requirements', label: 'Requirements' },
  ];
  expect(changeDifferences(change({ before: null, after: fields }))).toEqual([
    { ...title, before: undefined, after: 'A' },
    { ...requirements, removed: [], added: ['SQL'] },
  ]);
  expect(changeDifferences(change({ before: fields, after: null }))).toEqual([
    { ...title, before: 'A', after: undefined },
    { ...requirements, removed: ['SQL'], added: [] },
  ]);
});

it.each([
  [['a', 'b'], ['b', 'c'], ['a'], ['c']],
  [['a', 'a'], ['a'], ['a'], []],
  [['a', 'b'], ['b', 'a'], [], []],
  [['a', { b: 1 }], ['a'], ['1'], []],
])('a change from the list %j to %j removes %j and adds %j', (before, after, removed, added) => {
  const lists = change({ before: { benefits: before }, after: { benefits: after } });
  expect(changeDifferences(lists)).toMatchObject([{ kind: 'list', removed, added }]);
});

it('the difference between reply templates has their names and texts', () => {
  const [hello, bye] = ['Hello', 'Bye'].map((name) => ({ name, text: `${name} {name}` }));
  const templates = { collection: 'settings', document: 'replyTemplates' } as const;
  const changed = { before: { templates: [hello, bye] }, after: { templates: [bye] } };
  expect(sentenceFor({ ...templates, ...changed })).toBe('changed the settings “Reply templates”');
  expect(changeDifferences(change({ ...templates, ...changed }))).toEqual([
    expect.objectContaining({ kind: 'list', removed: ['Hello\nHello {name}'], added: [] }),
  ]);
});
