import { serverTimestamp } from 'firebase/firestore/lite';
import { datesOf, fieldList, type NamedField } from '@/collections/collection';
import { COLLECTIONS as BY_NAME } from '@/collections/collections';
import { firm, replyTemplates } from '@/collections/settings';
import { SEO_PAGES } from '@/content/pages';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { FILLED_IN } from '../support/sample-documents';
import type { Fields } from './environment';
import {
  code,
  day,
  email,
  number,
  oneOf,
  optional,
  phoneNumber,
  records,
  withBlank,
  slug,
  text,
  texts,
  urlTexts,
  visibleText,
  webLink,
  yesOrNo,
  type FieldCases,
} from './field-cases';

/** Valid slugs. A slug of only digits must also work in a document path. */
const SLUGS = ['1', 'data-masking'];
/** Document IDs that aren't valid slugs. */
const NON_SLUGS = [
  ...['index', 'Data-Masking', 'DATA-MASKING', 'data--masking', 'data-masking-', 'x'.repeat(101)],
  ...['data-masking ', 'unknown ', 'data-masking/more/one'],
];

/** Services that the contact tests store. A contact can be about those with a valid slug. */
export const STORED_SERVICES = Object.fromEntries(
  [...SLUGS, ...NON_SLUGS].map((id) => [`services/${id}`, { slug: id }]),
);

/** Services that a contact can be about while STORED_SERVICES are stored. */
export const INTERESTS = ['', ...SERVICE_INTERESTS.map(({ value }) => value), ...SLUGS];

interface Field {
  /** A valid value. */
  sample: unknown;
  cases: FieldCases;
}

function casesOf({ missing, optional: mayLack, ...field }: NamedField): FieldCases {
  const { kind, limit = 0, min = -limit, choices = [], maxItems = 0, separator = '\n' } = field;
  const { pattern, keys = [], parts = {} } = field;
  const cases: Partial<Record<typeof kind, () => FieldCases>> = {
    boolean: yesOrNo,
    choice: () => oneOf(choices),
    country: () => code(2),
    currency: () => code(3),
    day,
    email: () => email(limit),
    list: () => texts(maxItems, limit, separator, pattern),
    map: () => urlTexts(keys, limit),
    number: () => number(min, limit),
    phoneNumber: () => phoneNumber(limit),
    records: () => records(maxItems, casesOfAll(parts)),
    page: () => oneOf(SEO_PAGES.map(({ id }) => id)),
    service: () => oneOf(INTERESTS, [...NON_SLUGS, 'data', 'x'.repeat(100)]),
    slug: () => slug(limit),
    url: () => webLink(limit),
  };
  const ofKind = cases[kind]?.() ?? (missing ? visibleText(limit) : text(limit));
  if (!mayLack || missing) return ofKind;
  return optional(kind === 'email' ? withBlank(ofKind) : ofKind);
}

const casesOfAll = (fields: NonNullable<NamedField['parts']>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, casesOf({ ...field, name })]),
  );

function sampleOf({ kind, label, choices = [], pattern, keys = [] }: NamedField): unknown {
  const samples: Partial<Record<typeof kind, unknown>> = {
    boolean: true,
    choice: choices.at(-1),
    country: 'US',
    currency: 'USD',
    day: '2026-12-31',
    list: pattern ? ['one', '2-3'] : [label, 'Another entry'],
    map: Object.fromEntries(keys.map((key) => [key, '/caf%C3%A9'])),
    number: 2.5,
    records: [{ name: 'First', text: 'Hello' }],
    page: 'home',
    email: 'hello@example.com',
    phoneNumber: '+1 212 555 0142',
    slug: 'cloud-migration',
    url: 'https://jobs.example.com/123',
  };
  return samples[kind] ?? label;
}

/** The documents of `settings` count as collections of their own: `settings` is `firm`. */
export const DESCRIPTIONS = { ...BY_NAME, settings: firm, replyTemplates };

/** Names of the collections that forms write to. */
export const COLLECTIONS = [
  'services',
  'careers',
  'stories',
  'seoSettings',
  'settings',
  'replyTemplates',
  'contacts',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** Name of a field that no form has. */
export const UNKNOWN_FIELD = 'noSuchField';

/** Returns the fields of a new document with their names, as src/collections describes them. */
export function fieldsOf(collection: Collection): [name: string, field: Field][] {
  const isContact = collection === 'contacts';
  const fields = fieldList(DESCRIPTIONS[collection])
    .filter(({ writtenBy = '' }) =>
      isContact ? ['visitor', 'browser'].includes(writtenBy) : writtenBy !== 'rules',
    )
    .map((field): [string, Field] => {
      const sample = (isContact && (FILLED_IN as Fields)[field.name]) || sampleOf(field);
      return [field.name, { sample, cases: casesOf(field) }];
    });
  return isContact ? [...fields, ['status', { sample: 'new', cases: oneOf(['new']) }]] : fields;
}

/** Returns a valid new document with `changes` applied. Undefined removes a field. */
export function sample(collection: Collection, changes: Fields = {}): Fields {
  const now = serverTimestamp();
  const samples = fieldsOf(collection).map(([name, { sample: value }]) => [name, value]);
  const dates = datesOf(DESCRIPTIONS[collection]).map((name) => [name, now]);
  const fields = { ...Object.fromEntries([...samples, ...dates]), ...changes } as Fields;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
