import { COUNTRY_CODE, CURRENCY_CODE } from '@/domain/iso-codes';
import type { RecordedFields } from './recorded-change';

export type FieldKind =
  | ('name' | 'line' | 'text')
  | ('email' | 'phone' | 'slug')
  /** One that phones can dial, or ''. A `phone` is any text. */
  | 'phoneNumber'
  /** The slug of a service, or ''. */
  | 'service'
  | 'page'
  /** Each may be ''. A country or currency is its ISO code, a day `YYYY-MM-DD`, a URL one of https. */
  | ('url' | 'day' | 'country' | 'currency')
  | ('list' | 'choice' | 'boolean' | 'number' | 'date')
  /** Optional texts, each with one of `keys`. */
  | 'map'
  /** A list of maps, each with the field's `parts`. */
  | 'records';

export interface Field {
  kind: FieldKind;
  /** Who sets it: the contact form or its code, the back-office form (default), another control there, or the commit. */
  writtenBy?: 'visitor' | 'browser' | 'administrator' | 'desk' | 'rules';
  /** Nobody sets it now. */
  isLegacy?: true;
  label?: string;
  /** Maximum number of characters (in lists and maps, per entry) or, for numbers, maximum absolute value. */
  limit?: number;
  /** Minimum of a number; by default -`limit`. */
  min?: number;
  /** In characters; guidance only, never enforced (spec 9). */
  recommended?: { min: number; max: number };
  /** Error message if blank; makes the field required. */
  missing?: string;
  /** Saved documents may lack the field, for example because they are older. */
  optional?: true;
  /** Google requires it for a job posting (design 9). */
  isRequiredByGoogle?: true;
  /** The values of a choice. Those of an optional field include ''. */
  choices?: readonly string[];
  /** A saved text that isn't an option stays until another value is chosen. */
  keepsUnknown?: true;
  /** Value in a new form, and of a choice without a saved value. */
  initial?: string | boolean;
  inCopy?: string | boolean;
  /** Heading of the part of the form in which the field is. */
  group?: string;
  /** For lists: name of an entry, maximum number of entries, and the character that no entry can contain. */
  item?: string;
  maxItems?: number;
  separator?: ',' | '\n';
  /** For records: the texts of an entry, in alphabetical order, in which the database returns and the code compares them. */
  parts?: Readonly<Record<string, Field>>;
  /** Of a text of a record: why a form refuses it, apart from its limit. */
  problemOf?: (text: string) => string | undefined;
  keys?: readonly string[];
  /** For lists and maps: what every entry matches. */
  pattern?: RegExp;
  /** Column heading in the export; by default, the label in lowercase. Without either, there is no column. */
  column?: string;
  /** https://www.w3.org/TR/WCAG22/#input-purposes */
  autoComplete?: string;
}

/** A collection of the database, described once: forms, validation, history, and tests read it from here. */
export interface Collection {
  /** In the order of forms, cards, and exports. Every document also has updatedAt. */
  fields: Readonly<Record<string, Field>>;
  noun: string;
  plural: string;
  nounBeforeTitle?: string;
  titleField?: string;
  untitled?: string;
  /** Of documents with a fixed ID: what each is called, by ID. */
  titles?: Readonly<Record<string, string>>;
  /** The field that equals the ID of a new document (firestore.rules). */
  idField?: string;
  /** Path of the page in the back office, and the field that its URL names, by default `id`. */
  desk: `/admin/${string}`;
  deskField?: string;
  /** Path of the list of documents for visitors. Each document's page is below it. */
  publicPath?: string;
  /** The field that is true in the documents that visitors can read (firestore.rules). */
  shownIf?: string;
  /** Public pages show its documents. */
  isPublished?: true;
  /** The site has default values for documents that don't exist. */
  hasDefaults?: true;
}

export type FieldName<C extends Collection> = keyof C['fields'] & string;
type FieldOf<C extends Collection, Name extends FieldName<C>> = C['fields'][Name];

export type InputName<C extends Collection> = {
  [Name in FieldName<C>]: FieldOf<C, Name> extends
    { writtenBy: 'browser' | 'desk' | 'rules' } | { isLegacy: true }
    ? never
    : Name;
}[FieldName<C>];

type InputValue<F> = F extends { keepsUnknown: true }
  ? string
  : F extends { choices: readonly (infer Choice)[] }
    ? Choice
    : F extends { kind: 'list' }
      ? string[]
      : F extends { parts: infer Parts }
        ? { -readonly [Name in keyof Parts]: string }[]
        : F extends { kind: 'boolean' }
          ? boolean
          : F extends { kind: 'number' }
            ? number | null
            : F extends { keys: readonly (infer Key extends string)[] }
              ? Partial<Record<Key, string>>
              : string;

type Value<F> = F extends { kind: 'date' }
  ? Date | null
  : F extends { kind: 'number' }
    ? number | null
    : F extends { kind: 'boolean'; optional: true }
      ? boolean | null
      : InputValue<F>;

export type Input<C extends Collection> = {
  [Name in InputName<C>]: InputValue<FieldOf<C, Name>>;
};

/** As read from the database: what is missing is '', in a map {}, and null for a number, date, or optional boolean. */
export type Values<C extends Collection> = {
  [Name in FieldName<C>]: Value<FieldOf<C, Name>>;
};

export type DocumentOf<C extends Collection> = Values<C> & {
  id: string;
  updatedAt: Date | null;
  version: string;
};

export type NamedField<Name extends string = string> = Field & { name: Name };

export function fieldList<C extends Collection>({ fields }: C): NamedField<FieldName<C>>[] {
  return Object.entries(fields).map(([name, field]) => ({ ...field, name: name as FieldName<C> }));
}

export function formFields<C extends Collection>(collection: C): NamedField<InputName<C>>[] {
  return fieldList(collection).filter(
    (field): field is NamedField<InputName<C>> =>
      !field.isLegacy && !['browser', 'desk', 'rules'].includes(field.writtenBy ?? ''),
  );
}

export function labelsOf(collection: Collection): Record<string, string> {
  return Object.fromEntries(
    fieldList(collection).flatMap(({ name, label }) => (label ? [[name, label]] : [])),
  );
}

export function datesOf({ fields }: Collection): ('createdAt' | 'updatedAt')[] {
  return 'createdAt' in fields ? ['createdAt', 'updatedAt'] : ['updatedAt'];
}

export function blankInput<C extends Collection>(collection: C): Input<C> {
  return Object.fromEntries(
    formFields(collection).map((field) => [
      field.name,
      field.initial ?? readValue(field, undefined),
    ]),
  ) as Input<C>;
}

/** Describes an entry of records. */
export const entryOf = ({ parts = {} }: Pick<Field, 'parts'>) =>
  ({ fields: parts }) as unknown as Collection;

export function readDocument<C extends Collection>(
  collection: C,
  id: string,
  data: RecordedFields,
  version: string,
): DocumentOf<C> {
  const updatedAt = readDate(data['updatedAt']);
  return { id, version, ...readFields(collection, data), updatedAt };
}

/** Reads the fields of a saved document, with a safe value for each that is missing or malformed. */
export function readFields<C extends Collection>(collection: C, data: RecordedFields): Values<C> {
  return Object.fromEntries(
    fieldList(collection).map((field) => [field.name, readValue(field, data[field.name])]),
  ) as Values<C>;
}

const isText = (value: unknown) => typeof value === 'string';

/** First and last day that a field or a filter can have. */
export const DAY_RANGE = { min: '2000-01-01', max: '2099-12-31' };

/** 1 to 65535. */
const PORT = '[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]';

/** Of texts that aren't ''. firestore.rules has the same patterns. */
const PATTERNS: Partial<Record<FieldKind, RegExp>> = {
  // As the URL parser writes it: in ASCII, without a user name. A host that ends in a number would be an IP address.
  url: new RegExp(`^https://([a-z0-9-]+\\.)+[a-z][a-z0-9-]*(:(${PORT}))?/[!-~]*$`),
  // A day of the calendar: any until the 28th, then by the month and, on February 29, by the year.
  day: /^20(?:\d\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[02468][048]|[13579][26])-02-29)$/,
  phoneNumber: /^\+?([ ().-]*\d){5,15}$/,
  country: COUNTRY_CODE,
  currency: CURRENCY_CODE,
};

export const matchesKind = (kind: FieldKind, text: string) =>
  text === '' || (PATTERNS[kind]?.test(text) ?? true);

export function readDate(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : null;
}

/** Whether the rules accept a text in this field. */
export const isOption = ({ kind, choices }: Field, value: string) =>
  choices ? choices.includes(value) : matchesKind(kind, value);

function readValue(field: Field, value: unknown) {
  const { kind, keepsUnknown, optional, initial = '', keys = [] } = field;
  switch (kind) {
    case 'list':
      return Array.isArray(value) ? value.filter(isText) : [];
    case 'records':
      return Array.isArray(value)
        ? value.map((entry) => readFields(entryOf(field), entry ?? {}))
        : [];
    case 'boolean':
      return typeof value === 'boolean' ? value : optional ? null : false;
    case 'date':
      return readDate(value);
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value) ? value : null;
    case 'map':
      return Object.fromEntries(
        Object.entries(value ?? {}).filter(([key, text]) => keys.includes(key) && isText(text)),
      );
    default: {
      const isKept = isText(value) && (keepsUnknown ? value !== '' : isOption(field, value));
      return isKept ? value : kind === 'choice' ? initial : '';
    }
  }
}
