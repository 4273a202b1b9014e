import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { COLLECTIONS, fieldsOf, sample, UNKNOWN_FIELD, type Collection } from './collections';
import { expectRules, newId, setUpRulesProject, type Person } from './environment';

/** Who writes to a collection; contacts are written by visitors. */
const WRITER: Record<Collection, Person> = {
  services: 'administrator',
  careers: 'administrator',
  seoSettings: 'administrator',
  contacts: 'visitor',
};

const project = setUpRulesProject('documents');

describe.concurrent.each(COLLECTIONS)('a new document in %s', (collection) => {
  const newDocument = () => doc(project().as[WRITER[collection]], collection, newId());

  for (const [field, { cases }] of fieldsOf(collection)) {
    test.each(cases.accepted)(`${field} may be %s`, async (_label, value) => {
      await expectRules('accept', setDoc(newDocument(), sample(collection, { [field]: value })));
    });
    test.each(cases.refused)(`${field} may not be %s`, async (_label, value) => {
      await expectRules('refuse', setDoc(newDocument(), sample(collection, { [field]: value })));
    });
  }

  const [[known] = ['']] = fieldsOf(collection);
  test.each([
    [UNKNOWN_FIELD, 'x'],
    [UNKNOWN_FIELD, true],
    [known.toUpperCase(), 'x'],
  ])('is refused with the unknown field %j', async (field, value) => {
    await expectRules('refuse', setDoc(newDocument(), { ...sample(collection), [field]: value }));
  });

  test('is refused without fields', async () => {
    await expectRules('refuse', setDoc(newDocument(), {}));
  });
});

// Updates have the same conditions; one example of each kind shows that they are checked.
describe.concurrent.each(['services', 'careers', 'seoSettings'] as const)(
  'an update in %s',
  (collection) => {
    const changes: [string, Record<string, unknown>][] = [
      ['a field that is too long', { description: 'x'.repeat(10_001) }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
      ['a field of another type', { description: null }],
      ['a removed field', { description: deleteField() }],
    ];
    test.each(changes)('is refused with %s', async (_label, change) => {
      const { updatedAt, ...stored } = sample(collection);
      const path = `${collection}/${newId()}`;
      await project().store({ [path]: { ...stored, updatedAt } });
      await expectRules(
        'refuse',
        updateDoc(doc(project().as.administrator, path), { updatedAt, ...change }),
      );
      await expectRules(
        'accept',
        updateDoc(doc(project().as.administrator, path), { updatedAt, description: 'Changed' }),
      );
    });
  },
);
