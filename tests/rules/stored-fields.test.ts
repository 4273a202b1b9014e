import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS, fieldsOf, sample, UNKNOWN_FIELD, type Collection } from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  labelled,
  setUpRulesProject,
  type Fields,
  type Person,
} from './environment';
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

  const writeValue = (field: string) => (value: unknown) =>
    writeFields(sample(collection, { [field]: value }));

  test.each(fieldsOf(collection))('has a valid %s', async (field, { cases }) => {
    expect(await acceptedOf(labelled(cases.refused), writeValue(field))).toEqual([]);
    const labels = cases.accepted.map(describeValue);
    expect(await acceptedOf(labelled(cases.accepted), writeValue(field))).toEqual(labels);
  });

  test('has no other field, and the required ones', async () => {
    const [[known] = ['']] = fieldsOf(collection);
    const unknown = [UNKNOWN_FIELD, known.toUpperCase()];
    const whole = sample(collection);
    const documents = [...unknown.map((name) => ({ ...whole, [name]: 'x' })), {}];
    const write = (fields: unknown) => writeFields(fields as Fields);
    expect(await acceptedOf(labelled(documents), write)).toEqual([]);
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
