import { describe, expect, test } from 'vitest';
import { parseChange, undoProblem } from '@/collections/changes';
import { changeKind, haveSameFields, type RecordedChange } from '@/collections/recorded-change';
import { career } from '../../support/sample-documents';

const CAREER = career({ title: 'DBA' });

function change(fields: Partial<RecordedChange>): RecordedChange {
  return {
    ...{ id: 'careers~dba~x', collection: 'careers', document: 'dba' },
    ...{ uid: 'ada', email: 'ada@example.com', at: new Date() },
    before: { ...CAREER },
    after: { ...CAREER },
    ...fields,
  };
}

test('changeKind distinguishes creations, updates, and deletions', () => {
  expect([change({ before: null }), change({}), change({ after: null })].map(changeKind)).toEqual([
    'create',
    'update',
    'delete',
  ]);
});

test.each([
  [{ a: 1, b: ['x'] }, { b: ['x'], a: 1 }, true],
  [{ a: '' }, {}, true],
  [{ a: { b: '' } }, { a: {} }, false],
  [{ a: null }, {}, false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
])('haveSameFields for %j and %j returns %j', (one, other, isSame) => {
  expect(haveSameFields(one, other)).toBe(isSame);
  expect(haveSameFields(other, one)).toBe(isSame);
});

describe('undoProblem', () => {
  const withoutSalary: Record<string, unknown> = { ...CAREER };
  delete withoutSalary['salaryRange'];
  const ofContact = (before: RecordedChange['before'], more: Partial<RecordedChange> = {}) => ({
    ...{ collection: 'contacts' as const, before },
    ...more,
  });
  const dates = { createdAt: new Date(), updatedAt: null };
  const possible: [string, Partial<RecordedChange>][] = [
    ['a changed career', {}],
    ['a new career', { before: null }],
    ['a deleted career', { after: null }],
    ['a career without a salary range, which is optional', { before: withoutSalary }],
    ['a career that includes its dates', { before: { ...CAREER, ...dates } }],
    ['a changed status', ofContact({ status: 'new' })],
    ['a note of 2,000 characters', ofContact({ note: 'x'.repeat(2000) })],
    ['the first note', ofContact({ note: null })],
    ['a new SEO setting', { collection: 'seoSettings', before: null }],
    ['a new service', { collection: 'services', before: null }],
    ['any deleted contact', ofContact({}, { after: null })],
    ['a restored contact', ofContact(null)],
  ];
  test.each(possible)('is null for %s', (_label, fields) => {
    expect(undoProblem(change(fields))).toBeNull();
  });

  const impossible: [string, string, Partial<RecordedChange>][] = [
    ['gone', 'a contact erased from the trash', { collection: 'deletedContacts', after: null }],
    ['gone', 'an erased note', ofContact({ note: null }, { after: { note: null } })],
    ['invalid', 'a note of 2,001 characters', ofContact({ note: 'x'.repeat(2001) })],
    [
      'invalid',
      'a change of both the status and the note',
      ofContact({ status: 'new', note: 'x' }),
    ],
    ['invalid', 'an unknown status', ofContact({ status: 'lost' })],
    ['invalid', 'a missing status', ofContact({ status: null })],
    ['invalid', 'an unknown field', { before: { ...CAREER, extra: 1 } }],
    ['invalid', 'a field of another type', { before: { ...CAREER, title: 7 } }],
    ['invalid', 'a title that is too long', { before: { ...CAREER, title: 'x'.repeat(151) } }],
  ];
  test.each(impossible)('is “%s” for %s', (problem, _label, fields) => {
    expect(undoProblem(change(fields))).toBe(problem);
  });
});

test('parseChange replaces invalid optional fields with safe values', () => {
  const stored = { collection: 'careers', document: 'dba', at: 'yesterday', before: 'x', after: 7 };
  expect(parseChange('x', stored)).toEqual({
    ...{ id: 'x', collection: 'careers', document: 'dba', uid: '', email: '' },
    ...{ at: null, before: null, after: null },
  });
  expect(() => parseChange('x', { collection: 'notes', document: 'dba' })).toThrow();
});
