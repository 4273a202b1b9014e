import { expect, it } from 'vitest';
import { changeDifferences } from '@/back-office/site/change-words';
import { careers } from '@/collections/careers';
import { undoProblem } from '@/collections/changes';
import { readDocument } from '@/collections/collection';
import type { RecordedChange } from '@/collections/recorded-change';
import { malformedFields } from '@/collections/malformed-fields';
import { addField } from '../../support/new-field';
import { career } from '../../support/sample-documents';

addField();

/* Without the new field, which is added later. */
const OLDER = career();

const NEWER = career({ relocation: 'Paid' });
const dates = { createdAt: new Date(), updatedAt: new Date() };

it.each([OLDER, NEWER, career({ relocation: '' })])(
  'the career %j matches the database rules',
  (fields) => {
    expect(malformedFields('careers', { ...fields, ...dates })).toEqual([]);
  },
);

it('the new field is named if it is malformed', () => {
  const fields = career({ relocation: 'x'.repeat(101), ...dates });
  expect(malformedFields('careers', fields)).toEqual(['relocation']);
});

it('a career saved before the field existed is read with a blank field', () => {
  const data = readDocument(careers, 'dba', OLDER, '') as object;
  expect(data).toMatchObject({ ...OLDER, relocation: '' });
});

const CHANGE: RecordedChange = {
  ...{ id: '', collection: 'careers', document: 'dba', uid: '', email: '', at: null },
  ...{ before: OLDER, after: NEWER, action: '', size: 1 },
};

it('Undo can restore a career saved before the field existed', () => {
  expect(undoProblem(CHANGE)).toBeNull();
});

it('the history shows the field by its label', () => {
  expect(changeDifferences(CHANGE)).toEqual([
    { kind: 'text', field: 'relocation', label: 'Relocation', before: '', after: 'Paid' },
  ]);
});
