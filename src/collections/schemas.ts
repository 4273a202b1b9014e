import * as v from 'valibot';
import { emailProblem, normalizeEmail } from '@/domain/email-address';
import { isSlug, slugProblem } from '@/domain/slug';
import { characterCount, hasVisibleCharacter, INVISIBLE } from '@/domain/text';
import { capitalize } from '@/lib/capitalize';
import {
  fieldList,
  formFields,
  type Collection,
  type Field,
  type Input,
  type InputName,
  type NamedField,
} from './collection';

/* What firestore.rules accept (design 4), derived from the descriptions of the collections. */

type Schema = v.GenericSchema<unknown>;

/** What a form sends. Texts are changed to the form in which they are saved. */
export function inputSchema<C extends Collection>(collection: C) {
  return v.object(entriesOf(formFields(collection), valueSchema)) as unknown as v.ObjectSchema<
    { [Name in InputName<C>]: v.GenericSchema<Input<C>[Name]> },
    undefined
  >;
}

/** Saved documents, without the fields that the rules set. */
export function documentSchema(collection: Collection) {
  const fields = fieldList(collection).filter(({ by }) => by !== 'rules');
  return v.strictObject(entriesOf(fields, savedSchema(valueSchema)));
}

/** Whole saved documents. */
export function wholeSchema(collection: Collection) {
  const entries = entriesOf(fieldList(collection), savedSchema(lenientSchema));
  return v.strictObject({ ...entries, updatedAt: v.date() });
}

/**
 * What Undo can restore: whole documents or, where only parts of a document are recorded, one of the parts. A missing text
 * is recorded as null; a missing date is left out.
 */
export function recordedSchema(collection: Collection): Schema {
  const { recorded } = collection;
  if (!recorded) return documentSchema(collection);
  const part = (names: readonly string[]) =>
    v.strictObject(
      entriesOf(
        fieldList(collection).filter(({ name }) => names.includes(name)),
        (field) => {
          const schema = valueSchema(field);
          if (!field.optional) return schema;
          return field.kind === 'date' ? v.optional(schema) : v.nullable(schema);
        },
      ),
    );
  return v.union(recorded.map(part));
}

function entriesOf<Name extends string>(
  fields: NamedField<Name>[],
  schemaOf: (field: Field) => Schema,
) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])) as Record<
    Name,
    Schema
  >;
}

const savedSchema = (schemaOf: (field: Field) => Schema) => (field: Field) =>
  field.optional ? v.optional(schemaOf(field)) : schemaOf(field);

const NOT_INVISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u');

/** Like valueSchema, but combining marks count as visible, because Unicode versions disagree on them. */
const lenientSchema = (field: Field) => valueSchema(field, (text) => NOT_INVISIBLE.test(text));

function valueSchema(field: Field, isVisible = hasVisibleCharacter): Schema {
  const { kind, choices = [], limit = Infinity } = field;
  const text = textSchema(field, isVisible);
  switch (kind) {
    case 'choice':
      return v.picklist(choices);
    case 'list':
      return listSchema(field);
    case 'boolean':
      return v.boolean();
    case 'date':
      return v.date();
    case 'integer':
      return v.pipe(v.number(), v.integer());
    case 'number':
      return v.pipe(
        v.number(),
        v.check(
          (number) => Math.abs(number) <= limit,
          () =>
            `The ${lower(field.label)} must be a number from -${inWords(limit)} to ${inWords(limit)}.`,
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
      return v.pipe(v.string(), v.transform(normalizeEmail), text, problemCheck(emailProblem));
    default:
      return text;
  }
}

const problemCheck = (problemOf: (text: string) => string | undefined) =>
  v.check<string, (issue: { input: string }) => string>(
    (text) => !problemOf(text),
    ({ input }) => problemOf(input) ?? '',
  );

// Formatted on demand: the first toLocaleString of a page takes 50 ms on a phone.
const inWords = (count: number) => count.toLocaleString('en-US');
const lower = (label = '') => label.toLowerCase();

function textSchema(
  { label, limit = Infinity, missing }: Field,
  isVisible: (text: string) => boolean,
) {
  const text = limitedText(capitalize(lower(label)), limit);
  return missing === undefined ? text : v.pipe(v.string(), v.check(isVisible, missing), text);
}

/** Text of at most `max` characters. `name` names it in the message. */
function limitedText(name: string, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => characterCount(text) <= max,
      ({ input }) =>
        `${name} can have at most ${inWords(max)} characters. ` +
        `Yours has ${inWords(characterCount(input))}.`,
    ),
  );
}

/** Entries of 1 to `limit` characters without the separator, with which the rules join and split lists. */
function listSchema({ item = '', limit = Infinity, maxItems = Infinity, separator = '\n' }: Field) {
  return v.pipe(
    v.array(
      v.pipe(
        limitedText(item, limit),
        v.check((entry) => entry !== '', `${item} can't be empty.`),
        v.check(
          (entry) => !entry.includes(separator),
          `${item} can't contain a ${separator === ',' ? 'comma' : 'line break'}.`,
        ),
      ),
    ),
    v.maxLength(maxItems, `Too many entries (${item}). Enter at most ${maxItems}.`),
  );
}
