import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { COLLECTIONS, fieldsOf, sample, UNKNOWN_FIELD, type Collection } from './collections';
import { expectRules, setUpRulesProject, type Fields, type Person } from './environment';
import { storeSample, write, writeWhole } from './recorded-writes';

/** Who writes to a collection; contacts are written by visitors. */
const WRITER: Record<Collection, Person> = {
  services: 'administrator',
  careers: 'administrator',
  seoSettings: 'administrator',
  contacts: 'visitor',
};

const project = setUpRulesProject('documents');

describe.concurrent.each(COLLECTIONS)('a document in %s', (collection) => {
  const writeFields = (fields: Fields) =>
    writeWhole(project(), WRITER[collection], collection, fields);

  for (const [field, { cases }] of fieldsOf(collection)) {
    test.each(cases.accepted)(`${field} may be %s`, async (_label, value) => {
      await expectRules('accept', writeFields(sample(collection, { [field]: value })));
    });
    test.each(cases.refused)(`${field} may not be %s`, async (_label, value) => {
      await expectRules('refuse', writeFields(sample(collection, { [field]: value })));
    });
  }

  const [[known] = ['']] = fieldsOf(collection);
  test.each([
    [UNKNOWN_FIELD, 'x'],
    [UNKNOWN_FIELD, true],
    [known.toUpperCase(), 'x'],
  ])('is refused with the unknown field %j', async (field, value) => {
    await expectRules('refuse', writeFields({ ...sample(collection), [field]: value }));
  });

  test('is refused without fields', async () => {
    await expectRules('refuse', writeFields({}));
  });
});

// New and changed documents have the same conditions; one example of each kind shows that they are checked.
const FAULTS: [string, Fields][] = [
  ['a field that is too long', { description: 'x'.repeat(10_001) }],
  ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
  ['a field of another type', { description: null }],
  ['a missing field', { description: undefined }],
];

describe.concurrent.each(['services', 'careers', 'seoSettings'] as const)(
  'a change in %s',
  (collection) => {
    const createdAt = collection === 'seoSettings' ? undefined : new Date('2020-02-02');

    test.each(FAULTS)('is refused with %s', async (_label, fault) => {
      const path = await storeSample(project(), collection, { createdAt });
      const changed = (changes: Fields) =>
        write(project(), 'administrator', path, sample(collection, { createdAt, ...changes }));
      await expectRules('refuse', changed(fault));
      await expectRules('accept', changed({ description: 'Changed' }));
    });
  },
);

describe.concurrent('a new document under its slug or page', () => {
  test.each(FAULTS)('is refused with %s', async (label, fault) => {
    const slug = `new-${FAULTS.findIndex(([other]) => other === label)}`;
    const page = ['home', 'about', 'careers', 'contact'][Number(slug.slice(4))] ?? '';
    const create = (path: string, fields: Fields) =>
      write(project(), 'administrator', path, fields);
    const service = (changes: Fields) =>
      create(`services/${slug}`, sample('services', { slug, ...changes }));
    const setting = (changes: Fields) =>
      create(`seoSettings/${page}`, sample('seoSettings', { page, ...changes }));
    await expectRules('refuse', service(fault));
    await expectRules('accept', service({ createdAt: serverTimestamp() }));
    await expectRules('refuse', setting(fault));
    await expectRules('accept', setting({}));
  });
});
