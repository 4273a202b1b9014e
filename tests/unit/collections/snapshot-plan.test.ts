import { expect, it } from 'vitest';
import type { Content, StoredDocument } from '@/collections/snapshot';
import { chosenChanges, planImport } from '@/collections/snapshot-plan';
import { changeKind } from '@/collections/recorded-change';
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
  stories: [],
  seoSettings: [],
  ...parts,
});

const planOf = (file: Partial<Content<StoredDocument>>, stored: Partial<Content<StoredDocument>>) =>
  planImport(content(file), content(stored), PAGES);

it('the plan lists documents to add, change, and remove, and counts unchanged documents', () => {
  const plan = planOf(
    { careers: [careerOf('new'), careerOf('same'), careerOf('other', { title: 'After' })] },
    {
      careers: [careerOf('gone'), careerOf('other'), careerOf('same')],
      services: [serviceOf('x')],
    },
  );
  const shown = (changes: typeof plan.changes) =>
    changes.map((change) => `${changeKind(change)} ${change.collection}/${change.id}`);
  expect(shown(plan.changes)).toEqual(['create careers/new', 'update careers/other']);
  expect(shown(plan.removals)).toEqual(['delete careers/gone', 'delete services/x']);
  expect(plan.unchanged).toBe(1);
  expect(chosenChanges(plan, false).toImport).toEqual(plan.changes);
  expect(chosenChanges(plan, true).toImport).toEqual([...plan.changes, ...plan.removals]);
});

it('the plan ignores dates, field order, and empty optional fields, but not the order of a list', () => {
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

const [A, A_WITH_SLUG_B] = [serviceOf('a'), serviceOf('a', 'b')];
const INVALID = careerOf('a', { title: 7, extra: 1 });

it.each<[string, string, ...Partial<Content<StoredDocument>>[]]>([
  [
    'invalid',
    'a change to an invalid document',
    { careers: [careerOf('a')] },
    { careers: [INVALID] },
  ],
  ['invalid', 'the removal of an invalid document', {}, { careers: [INVALID] }],
  ['invalid', 'the removal of a page that is gone', {}, { seoSettings: [settingOf('gone')] }],
  ['id-mismatch', 'a new service', { services: [A_WITH_SLUG_B] }, {}],
  ['id-mismatch', 'the removal of a service', {}, { services: [A_WITH_SLUG_B] }],
  ['id-mismatch', 'another slug', { services: [A] }, { services: [A_WITH_SLUG_B] }],
  [
    'id-mismatch',
    'another page',
    { seoSettings: [settingOf('home', 'about')] },
    { seoSettings: [settingOf('home')] },
  ],
])('the import omits as “%s”: %s', (problem, _label, file = {}, stored = {}) => {
  const { toImport, leftAlone } = chosenChanges(planOf(file, stored), true);
  expect(toImport).toEqual([]);
  expect(leftAlone).toMatchObject([{ problem }]);
});

it('an import updates a document with an older ID and preserves the ID', () => {
  const plan = planOf(
    { seoSettings: [settingOf('old', 'home', 'After')] },
    { seoSettings: [settingOf('old', 'home', 'Before')] },
  );
  expect(chosenChanges(plan, false).toImport).toHaveLength(1);
});
