import { serverTimestamp } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS as DESCRIPTIONS } from '@/collections/collections';
import {
  COLLECTIONS,
  fieldsOf,
  sample,
  STORED_SERVICES,
  UNKNOWN_FIELD,
  type Collection,
} from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  labelled,
  setUpRulesProject,
  type Fields,
  type Person,
} from './environment';
import { put, storeSample, writeWhole } from './stored-samples';

/** The person who creates documents in each collection. */
const WRITER: Record<Collection, Person> = {
  services: 'administrator',
  careers: 'administrator',
  stories: 'administrator',
  seoSettings: 'administrator',
  contacts: 'visitor',
};

const project = setUpRulesProject('documents');
beforeAll(() => project().store(STORED_SERVICES));

describe.concurrent.each(COLLECTIONS)('a document in %s', (collection) => {
  const writeFields = (fields: Fields) =>
    writeWhole(project(), WRITER[collection], collection, fields);

  const writeValue = (field: string) => (value: unknown) =>
    writeFields(sample(collection, { [field]: value }));

  test.each(fieldsOf(collection))('must have a valid %s', async (field, { cases }) => {
    expect(await acceptedOf(labelled(cases.refused), writeValue(field))).toEqual([]);
    const labels = cases.accepted.map(describeValue);
    expect(await acceptedOf(labelled(cases.accepted), writeValue(field))).toEqual(labels);
  });

  test('must have the required fields and no others', async () => {
    const [[known] = ['']] = fieldsOf(collection);
    const whole = sample(collection);
    const others = Object.keys(DESCRIPTIONS[collection].fields).filter((name) => !(name in whole));
    const unknown = [UNKNOWN_FIELD, known.toUpperCase(), ...others];
    const documents = [...unknown.map((name) => ({ ...whole, [name]: 'x' })), {}];
    const write = (fields: unknown) => writeFields(fields as Fields);
    expect(await acceptedOf(labelled(documents), write)).toEqual([]);
  });
});

// The rules check fields the same way in creations and changes, so one example of each kind of fault is enough.
const faultsIn = (text: string): [string, Fields][] => [
  ['a field that is too long', { [text]: 'x'.repeat(10_001) }],
  ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
  ['a field of another type', { [text]: null }],
  ['a missing field', { [text]: undefined }],
];

test.concurrent.each([
  ['services', 'description'],
  ['careers', 'description'],
  ['stories', 'situation'],
  ['seoSettings', 'description'],
] as const)(
  'a change to a document in %s is refused if it makes the fields invalid',
  async (collection, text) => {
    const createdAt = collection === 'seoSettings' ? undefined : new Date('2020-02-02');
    const path = await storeSample(project(), collection, { createdAt });
    const change = (changes: Fields) =>
      put(project().as.administrator, path, sample(collection, { createdAt, ...changes }));
    expect(await acceptedOf(faultsIn(text), change)).toEqual([]);
    await expectRules('accept', change({ [text]: 'Changed' }));
  },
);

test.concurrent.each([
  ['services', { color: 'pink' }, { color: 'brown' }],
  ['careers', { type: 'seasonal' }, { type: 'temporary' }],
  ['careers', { country: 'usa' }, { country: 'uk' }],
  ['careers', { payCurrency: 'dollar' }, { payCurrency: '$' }],
  ['careers', { payUnit: 'SHIFT' }, { payUnit: 'shift' }],
] as const)(
  'in %s, a saved value that isn’t an option stays while another field is changed: %j',
  async (collection, saved, other) => {
    const createdAt = new Date('2020-02-02');
    const path = await storeSample(project(), collection, { createdAt, ...saved });
    const change = (changes: Fields) =>
      put(project().as.administrator, path, sample(collection, { createdAt, ...changes }));
    await expectRules('refuse', change(other));
    await expectRules('accept', change({ ...saved, description: 'Changed' }));
    await expectRules('accept', change({}));
    await expectRules('refuse', change(saved));
  },
);

test.concurrent.each([
  ['services', { slug: 'new', createdAt: serverTimestamp() }, 'new'],
  ['stories', { slug: 'new', createdAt: serverTimestamp() }, 'new'],
  ['seoSettings', { page: 'about' }, 'about'],
] as const)(
  'a new document in %s is refused if its fields are invalid',
  async (collection, fields, id) => {
    const create = (changes: Fields) => {
      const document = sample(collection, { ...fields, ...changes });
      return put(project().as.administrator, `${collection}/${id}`, document);
    };
    const text = collection === 'stories' ? 'situation' : 'description';
    expect(await acceptedOf(faultsIn(text), create)).toEqual([]);
    await expectRules('accept', create({}));
  },
);
