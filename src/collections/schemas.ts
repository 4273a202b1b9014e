import * as v from 'valibot';
import { emailProblem, normalizeEmail } from '@/domain/email-address';
import { isSlug, slugProblem } from '@/domain/slug';
import { characterCount, isBlank } from '@/domain/text';
import { capitalize } from '@/lib/capitalize';
import { normalizeUrl, numberOf } from './form-values';
import { parseKeywords } from './seo-settings';
import {
  entryOf,
  fieldList,
  formFields,
  matchesKind,
  type Collection,
  type Field,
  type Input,
  type NamedField,
} from './collection';

/* The conditions of firestore.rules (design 4), derived from the descriptions of the collections. */

type Schema = v.GenericSchema<unknown>;

/** Validates what a form sends, and normalizes it to what is saved. */
export function inputSchema<C extends Collection>(collection: C) {
  const schema: unknown = v.object(entriesOf(formFields(collection), valueSchema));
  return schema as v.ObjectSchema<
    { [Name in keyof Input<C>]: v.GenericSchema<Input<C>[Name]> },
    undefined
  >;
}

/**
 * Validates FormValues (form-values.ts). Blank entries of a list are valid, because they aren't saved. A value that isn't
 * an option is valid, because the form offers none: it was saved before.
 */
export function formSchema(collection: Collection) {
  return v.object(
    entriesOf(formFields(collection), (field) => {
      if (field.keepsUnknown) return v.string();
      if (field.kind === 'number') return numberTextSchema(field);
      if (field.kind === 'records') return recordsSchema(field, partSchema);
      if (field.kind !== 'list') return valueSchema(field);
      return field.separator === ',' ? commaListSchema(field) : rowsSchema(field);
    }),
  );
}

export const textSchema = <Name extends string>(name: Name, field: Field) =>
  v.object({ [name]: valueSchema(field) }) as unknown as v.GenericSchema<Record<Name, string>>;

export function documentSchema(collection: Collection) {
  const fields = fieldList(collection).filter(({ writtenBy }) => writtenBy !== 'rules');
  return v.strictObject(entriesOf(fields, savedSchema));
}

/** For a saved document in which none of the fields has changed that keep a value that isn't an option. */
export function changedSchema(collection: Collection) {
  const kept = fieldList(collection).filter(({ keepsUnknown }) => keepsUnknown);
  const any = Object.fromEntries(kept.map(({ name }) => [name, v.optional(v.unknown())]));
  return v.strictObject({ ...documentSchema(collection).entries, ...any });
}

export const wholeSchema = (collection: Collection) =>
  v.strictObject({ ...entriesOf(fieldList(collection), savedSchema), updatedAt: v.date() });

const entriesOf = (fields: NamedField[], schemaOf: (field: Field) => Schema) =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));

const savedSchema = (field: Field) =>
  field.optional ? v.optional(valueSchema(field)) : valueSchema(field);

function valueSchema(field: Field): Schema {
  const { kind, label = '', limit = Infinity, min = -limit, missing, choices = [] } = field;
  const name = label.toLowerCase();
  const limited = limitedText(kind === 'url' ? label : capitalize(name), limit);
  const isGiven = (text: string) => !isBlank(text);
  const text = missing ? v.pipe(v.string(), v.check(isGiven, missing), limited) : limited;
  const isValid = (text: string) => matchesKind(kind, text);
  switch (kind) {
    case 'choice':
      return v.picklist(choices);
    case 'list':
      return listSchema(field);
    case 'map':
      return mapSchema(field);
    case 'records':
      return recordsSchema(field, valueSchema);
    case 'boolean':
      return v.boolean();
    case 'date':
      return v.date();
    case 'number':
      return v.pipe(
        v.number(),
        v.check(
          (number) => number >= min && number <= limit,
          () => `The ${name} must be a number from ${inWords(min)} to ${inWords(limit)}.`,
        ),
      );
    case 'service':
      return v.pipe(
        v.string(),
        v.check((slug) => slug === '' || isSlug(slug)),
      );
    case 'slug':
      return v.pipe(text, problemCheck(slugProblem));
    case 'email':
      // Normalized before the checks, which apply to the text that is saved.
      return v.pipe(
        v.string(),
        v.transform(normalizeEmail),
        text,
        problemCheck((address) => (address === '' && !missing ? undefined : emailProblem(address))),
      );
    case 'url':
      return v.pipe(
        v.string(),
        v.transform(normalizeUrl),
        text,
        v.check(isValid, 'Enter a whole URL, such as https://www.example.com/page.'),
      );
    case 'phoneNumber':
      return v.pipe(
        v.string(),
        v.trim(),
        text,
        v.check(isValid, 'Enter a phone number, such as +1 212 555 0142.'),
      );
    case 'day':
      return v.pipe(v.string(), v.check(isValid, 'Enter a valid date from 2000 to 2099.'));
    case 'country':
    case 'currency':
      return v.pipe(v.string(), v.check(isValid));
    default:
      return text;
  }
}

const numberTextSchema = (field: Field) =>
  v.pipe(
    v.string(),
    problemCheck((text) => {
      const input = numberOf(text);
      if (input === null) return undefined;
      const number = typeof input === 'number' ? input : Infinity;
      return v.safeParse(valueSchema(field), number).issues?.[0].message;
    }),
  );

const problemCheck = (problemOf: (text: string) => string | undefined) =>
  v.check<string, (issue: { input: string }) => string>(
    (text) => !problemOf(text),
    ({ input }) => problemOf(input) ?? '',
  );

// Called on demand: the first toLocaleString of a page takes 50 ms on a phone.
const inWords = (count: number) => count.toLocaleString('en-US');

const limitedText = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => characterCount(text) <= max,
      ({ input }) =>
        `${name} can have at most ${inWords(max)} characters. ` +
        `Yours has ${inWords(characterCount(input))}.`,
    ),
  );

/** Entries of 1 to `limit` characters without the separator, with which the rules join and split lists. */
const entrySchema = ({ item = '', limit = Infinity, separator = '\n', pattern }: Field) =>
  v.pipe(
    limitedText(item, limit),
    v.check((entry) => entry !== '', `${item} can’t be empty.`),
    v.check(
      (entry) => !entry.includes(separator),
      `${item} can’t contain a ${separator === ',' ? 'comma' : 'line break'}.`,
    ),
    v.check((entry) => pattern?.test(entry) ?? true, `${item} isn’t valid.`),
  );

const tooMany = ({ item = '', maxItems = Infinity }: Field) =>
  `Too many entries (${item}). Enter at most ${maxItems}.`;

const listSchema = (field: Field) =>
  v.pipe(v.array(entrySchema(field)), v.maxLength(field.maxItems ?? Infinity, tooMany(field)));

const mapSchema = ({ keys = [], ...field }: Field) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, v.optional(entrySchema(field))])));

const recordsSchema = (field: Field, schemaOf: (part: Field) => Schema) =>
  v.pipe(
    v.array(v.strictObject(entriesOf(fieldList(entryOf(field)), schemaOf))),
    v.maxLength(field.maxItems ?? Infinity, tooMany(field)),
  );

const partSchema = (part: Field) =>
  v.pipe(
    valueSchema(part) as v.GenericSchema<string>,
    problemCheck((text) => part.problemOf?.(text)),
  );

const commaListSchema = (field: Field) =>
  v.pipe(
    v.string(),
    problemCheck((text) => v.safeParse(listSchema(field), parseKeywords(text)).issues?.[0].message),
  );

const rowsSchema = (field: Field) =>
  v.pipe(
    v.array(
      v.object({
        key: v.string(),
        text: v.pipe(
          v.string(),
          problemCheck((text) =>
            isBlank(text)
              ? undefined
              : v.safeParse(entrySchema(field), text.trim()).issues?.[0].message,
          ),
        ),
      }),
    ),
    v.check(
      (rows) => rows.filter(({ text }) => !isBlank(text)).length <= (field.maxItems ?? Infinity),
      tooMany(field),
    ),
  );
