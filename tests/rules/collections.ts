import { serverTimestamp } from 'firebase/firestore/lite';
import { formFields, type NamedField } from '@/collections/collection';
import { inquiries } from '@/collections/inquiries';
import { SEO_PAGES } from '@/content/pages';
import { CAREER_LIMITS, JOB_TYPES, type CareerInput } from '@/domain/career';
import { SEO_LIMITS, type SeoSettingInput } from '@/domain/seo-setting';
import { SERVICE_COLORS, SERVICE_LIMITS } from '@/domain/service';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import type { serviceSchema } from '@/domain/service-schema';
import { FILLED_IN } from '../support/sample-documents';
import type { Fields } from './environment';
import {
  email,
  oneOf,
  optionalNumber,
  optionalOneOf,
  optionalText,
  slug,
  text,
  texts,
  visibleText,
  yesOrNo,
  type FieldCases,
} from './field-cases';

interface Field {
  /** A valid value. */
  sample: unknown;
  cases: FieldCases;
}

const field = (sample: unknown, cases: FieldCases): Field => ({ sample, cases });
const careerList = (...sample: string[]) =>
  field(sample, texts(CAREER_LIMITS.listItems, CAREER_LIMITS.listItem, '\n'));

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

function contactCases({ kind, limit = 0, missing }: NamedField): FieldCases {
  if (kind === 'email') return email(limit);
  if (kind === 'service') return optionalOneOf(INTERESTS, [...NON_SLUGS, 'data', 'x'.repeat(100)]);
  return missing ? visibleText(limit) : optionalText(limit);
}

/**
 * Every field that a form sends, with its limits from src/domain. If a field is missing here, type checking fails. If a
 * field differs from firestore.rules, a test fails.
 */
const FIELDS = {
  services: {
    name: field('Cloud Migration', visibleText(SERVICE_LIMITS.name)),
    slug: field('cloud-migration', slug(SERVICE_LIMITS.slug)),
    description: field('Move in planned waves.', text(SERVICE_LIMITS.description)),
    longDescription: field('We draw your landscape first.', text(SERVICE_LIMITS.longDescription)),
    icon: field('fas fa-cloud', text(SERVICE_LIMITS.icon)),
    color: field('blue', oneOf(SERVICE_COLORS)),
    features: field(
      ['Inventory', 'Rehearsals'],
      texts(SERVICE_LIMITS.features, SERVICE_LIMITS.feature, '\n'),
    ),
    position: field(2.5, optionalNumber(SERVICE_LIMITS.position)),
  } satisfies Record<keyof typeof serviceSchema.entries, Field>,
  careers: {
    title: field('Oracle Developer', visibleText(CAREER_LIMITS.title)),
    department: field('Engineering', text(CAREER_LIMITS.department)),
    location: field('Remote', text(CAREER_LIMITS.location)),
    type: field('full-time', oneOf(JOB_TYPES)),
    description: field('You know PL/SQL.', text(CAREER_LIMITS.description)),
    requirements: careerList('PL/SQL'),
    responsibilities: careerList('Upgrades', 'Reviews'),
    benefits: careerList(),
    salaryRange: field('$90,000 to $110,000', optionalText(CAREER_LIMITS.salaryRange)),
    isActive: field(true, yesOrNo()),
  } satisfies Record<keyof CareerInput, Field>,
  seoSettings: {
    page: field('home', oneOf(SEO_PAGES.map(({ id }) => id))),
    title: field('Oracle consulting', text(SEO_LIMITS.title)),
    description: field('Engineers who draw a system first.', text(SEO_LIMITS.description)),
    keywords: field(['Oracle', 'cloud'], texts(SEO_LIMITS.keywords, SEO_LIMITS.keyword, ',')),
  } satisfies Record<keyof SeoSettingInput | 'page', Field>,
  contacts: {
    ...Object.fromEntries(
      formFields(inquiries).map((row) => [row.name, field(FILLED_IN[row.name], contactCases(row))]),
    ),
    status: field('new', oneOf(['new'])),
  } as Record<string, Field>,
};

/** Name of a field that no form has. */
export const UNKNOWN_FIELD = 'noSuchField';

/** Collections that forms write to. */
export type Collection = keyof typeof FIELDS;
export const COLLECTIONS = Object.keys(FIELDS) as Collection[];

/** Returns the fields of a collection with their names. */
export function fieldsOf(collection: Collection): [name: string, field: Field][] {
  return Object.entries<Field>(FIELDS[collection]);
}

/** Returns a valid new document with `changes` applied. Undefined removes a field. */
export function sample(collection: Collection, changes: Fields = {}): Fields {
  const now = serverTimestamp();
  const samples = fieldsOf(collection).map(([name, { sample: value }]) => [name, value]);
  const dates = collection === 'seoSettings' ? {} : { createdAt: now };
  const fields = {
    ...Object.fromEntries(samples),
    ...dates,
    updatedAt: now,
    ...changes,
  } as Fields;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
