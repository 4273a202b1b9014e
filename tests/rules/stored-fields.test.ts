import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { COLLECTIONS, fieldsOf, sample, type Collection } from './collections';
import { expectRules, newId, setUpRulesProject, type Person } from './environment';

/** Who writes to a collection: contacts come from visitors. */
const WRITER: Record<Collection, Person> = {
  services: 'administrator',
  careers: 'administrator',
  seoSettings: 'administrator',
  contacts: 'visitor',
};

const project = setUpRulesProject('documents');

describe.each(COLLECTIONS)('what may be stored in %s', (collection) => {
  const fresh = () => doc(project().as[WRITER[collection]], collection, newId());

  for (const [field, { cases }] of fieldsOf(collection)) {
    test.each(cases.accepted)(`${field} may be %s`, async (_label, value) => {
      await expectRules('accept', setDoc(fresh(), sample(collection, { [field]: value })));
    });
    test.each(cases.refused)(`${field} may not be %s`, async (_label, value) => {
      await expectRules('refuse', setDoc(fresh(), sample(collection, { [field]: value })));
    });
  }

  test.each([
    ['unknown', 'x'],
    ['id', 'x'],
    ['phone', '+1 555 0100'],
    ['isAdministrator', true],
  ])('a field that the collection does not know is refused: %j', async (field, value) => {
    await expectRules('refuse', setDoc(fresh(), { ...sample(collection), [field]: value }));
  });

  test('an empty document is refused', async () => {
    await expectRules('refuse', setDoc(fresh(), {}));
  });
});

// The same conditions hold for updates: one field of each kind shows that they are asked.
describe.each(['services', 'careers', 'seoSettings'] as const)('an update in %s', (collection) => {
  const changes: [string, Record<string, unknown>][] = [
    ['a field that is too long', { description: 'x'.repeat(10_001) }],
    ['a field that the collection does not know', { phone: '+1 555 0100' }],
    ['a field of another type', { description: null }],
    ['a field taken away', { description: deleteField() }],
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
});
