import { beforeAll, describe, expect, test } from 'vitest';
import {
  COLLECTIONS,
  DESCRIPTIONS,
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
  YEARS_AGO,
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
  settings: 'administrator',
  replyTemplates: 'administrator',
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

test.concurrent.each([
  ['services', { color: 'pink' }, { color: 'brown' }],
  ['careers', { type: 'seasonal' }, { type: 'temporary' }],
  ['careers', { country: 'usa' }, { country: 'uk' }],
  ['careers', { payCurrency: 'dollar' }, { payCurrency: '$' }],
  ['careers', { payUnit: 'SHIFT' }, { payUnit: 'shift' }],
] as const)(
  'in %s, a saved value that isn’t an option stays while another field is changed: %j',
  async (collection, saved, other) => {
    const path = await storeSample(project(), collection, { createdAt: YEARS_AGO, ...saved });
    const change = (changes: Fields) =>
      put(
        project().as.administrator,
        path,
        sample(collection, { createdAt: YEARS_AGO, ...changes }),
      );
    await expectRules('refuse', change(other));
    await expectRules('accept', change({ ...saved, description: 'Changed' }));
    await expectRules('accept', change({}));
    await expectRules('refuse', change(saved));
  },
);

test.concurrent.each([
  ['services', 'description', { slug: 'about', createdAt: YEARS_AGO }],
  ['careers', 'description', { createdAt: YEARS_AGO }],
  ['stories', 'situation', { slug: 'about', createdAt: YEARS_AGO }],
  ['seoSettings', 'description', { page: 'about' }],
] as const)(
  'in %s, both a new document and a changed one must have valid fields',
  async (collection, field, known) => {
    const write = (changes: Fields) =>
      put(
        project().as.administrator,
        `${collection}/about`,
        sample(collection, { ...known, ...changes }),
      );
    // One example of each kind of fault is enough, because the test above has all of them.
    const faults = labelled(
      ['x'.repeat(10_001), null, undefined].map((value) => ({ [field]: value })),
    );
    const unknown = ['an unknown field', { [UNKNOWN_FIELD]: 'x' }] as const;
    for (const text of ['New', 'Changed']) {
      expect(await acceptedOf<Fields>([...faults, unknown], write)).toEqual([]);
      await expectRules('accept', write({ [field]: text }));
    }
  },
);
