import { expect, it } from 'vitest';
import type { Content, StoredDocument } from '@/domain/snapshot';
import { kindOf } from '@/domain/change';
import { chosenChanges, planImport } from '@/domain/snapshot-plan';
import { career, service } from '../../support/sample-documents';

const PAGES = ['home', 'about'];
const documentOf = (id: string, fields: Record<string, unknown>): StoredDocument => ({
  id,
  fields,
  createdAt: null,
  updatedAt: '2024-03-05T14:30:00Z',
});
const careerOf = (id: string, fields = {}) => documentOf(id, career(fields));
const serviceOf = (id: string, slug = id) => documentOf(id, service({ slug }));
const settingOf = (id: string, page = id, title = '') =>
  documentOf(id, { page, title, description: '', keywords: [] });
const content = (parts: Partial<Content<StoredDocument>>): Content<StoredDocument> => ({
  services: [],
  careers: [],
  seoSettings: [],
  ...parts,
});

const planOf = (file: Partial<Content<StoredDocument>>, stored: Partial<Content<StoredDocument>>) =>
  planImport(content(file), content(stored), PAGES);

it('tells documents to add, to change, and to remove from those that are the same', () => {
  const plan = planOf(
    { careers: [careerOf('new'), careerOf('same'), careerOf('other', { title: 'After' })] },
    {
      careers: [careerOf('gone'), careerOf('other'), careerOf('same')],
      services: [serviceOf('x')],
    },
  );
  const shown = (changes: typeof plan.changes) =>
    changes.map((change) => `${kindOf(change)} ${change.collection}/${change.id}`);
  expect(shown(plan.changes)).toEqual(['create careers/new', 'update careers/other']);
  expect(shown(plan.removals)).toEqual(['delete services/x', 'delete careers/gone']);
  expect(plan.unchanged).toBe(1);
  expect(chosenChanges(plan, false).toImport).toEqual(plan.changes);
  expect(chosenChanges(plan, true).toImport).toEqual([...plan.changes, ...plan.removals]);
});

it('dates, the order of fields, and an empty optional text are no difference; the order of a list is', () => {
  const { salaryRange, ...rest } = career();
  expect(salaryRange).toBe('');
  const reversed = Object.fromEntries(Object.entries(rest).reverse());
  const stored = { ...careerOf('dba'), createdAt: '2020-01-01T00:00:00Z' };
  expect(planOf({ careers: [documentOf('dba', reversed)] }, { careers: [stored] })).toMatchObject({
    changes: [],
    unchanged: 1,
  });
  const lists = { requirements: ['PL/SQL', 'SQL', 'Patience'] };
  const plan = planOf({ careers: [careerOf('dba', lists)] }, { careers: [stored] });
  expect(plan.changes).toHaveLength(1);
});

it.each([
  [
    'a broken one',
    'invalid',
    { careers: [careerOf('a')] },
    { careers: [careerOf('a', { title: 7 })] },
  ],
  ['a removal of one', 'invalid', {}, { careers: [careerOf('a', { extra: 1 })] }],
  ['a removal of a setting of no page', 'invalid', {}, { seoSettings: [settingOf('gone')] }],
  ['a new service that isn’t under its slug', 'place', { services: [serviceOf('a', 'b')] }, {}],
  ['a removal of one', 'place', {}, { services: [serviceOf('a', 'b')] }],
  ['another slug', 'place', { services: [serviceOf('a')] }, { services: [serviceOf('a', 'b')] }],
  [
    'another page',
    'place',
    { seoSettings: [settingOf('home', 'about')] },
    { seoSettings: [settingOf('home')] },
  ],
])('%s is left alone: %s', (_label, problem, file, stored) => {
  const { toImport, leftAlone } = chosenChanges(planOf(file, stored), true);
  expect(toImport).toEqual([]);
  expect(leftAlone).toMatchObject([{ problem }]);
});

it('a document under an older name can be changed in its place', () => {
  const plan = planOf(
    { seoSettings: [settingOf('old', 'home', 'After')] },
    { seoSettings: [settingOf('old', 'home', 'Before')] },
  );
  expect(chosenChanges(plan, false).toImport).toHaveLength(1);
});
