import { normalizeEmail } from '@/domain/email-address';
import { randomId } from '@/domain/random-id';
import { visibleText } from '@/domain/text';
import type { RecordedFields } from './recorded-change';
import { parseKeywords } from './seo-settings';
import { formFields, type Collection, type Field, type Input, type InputName } from './collection';

/** A list entry in a form. The key identifies it while other entries are added, removed, or moved. */
export interface ListRow {
  key: string;
  text: string;
}

type FormValue<F, Value> = Value extends string[]
  ? F extends { separator: ',' }
    ? string
    : ListRow[]
  : F extends { kind: 'number' }
    ? string
    : Value;

/** The values of a collection's form: its input, but a number is a text, and a list is an array of rows or, for keywords, one text with commas. */
export type FormValues<C extends Collection> = {
  [Name in InputName<C>]: FormValue<C['fields'][Name], Input<C>[Name]>;
};

export const newRow = (text = ''): ListRow => ({ key: randomId(), text });

export function formValues<C extends Collection>(collection: C, saved: object): FormValues<C> {
  const values = formFields(collection).map((field) => [
    field.name,
    formValue(field, (saved as RecordedFields)[field.name]),
  ]);
  return Object.fromEntries(values) as FormValues<C>;
}

/** A value in the form. A list has a blank row if it has no entries (spec 4). */
export function formValue({ kind, separator }: Field, value: unknown) {
  if (kind === 'list') {
    const entries = value as string[];
    if (separator === ',') return entries.join(', ');
    // Joins lines, because firestore.rules don't allow line breaks in an entry.
    return (entries.length > 0 ? entries : ['']).map((text) =>
      newRow(text.replace(/\s*\n\s*/g, ' ')),
    );
  }
  if (kind === 'number') return typeof value === 'number' ? String(value) : (value ?? '');
  return kind === 'boolean' ? (value ?? false) : value;
}

/** The rows of a changed list. Entries that the form already has keep their rows, including React keys. */
export function withRowsOf(rows: readonly ListRow[], changed: readonly ListRow[]): ListRow[] {
  const rest = [...rows];
  return changed.map((row) => {
    const index = rest.findIndex(({ text }) => text.trim() === row.text);
    return rest.splice(index, index < 0 ? 0 : 1)[0] ?? row;
  });
}

/** Converts form values to the input that is saved, without blank entries (spec 5). Null means that the field isn't saved. */
export function formInput<C extends Collection>(collection: C, values: FormValues<C>): Input<C> {
  const input = formFields(collection).map((field) => [
    field.name,
    inputValue(field, values[field.name]),
  ]);
  return Object.fromEntries(input) as Input<C>;
}

function inputValue({ kind, optional }: Field, value: unknown) {
  if (kind === 'list') return entriesOf(value as string | ListRow[]);
  if (kind === 'number') return numberOf(value as string);
  if (kind === 'url') return normalizeUrl(value as string);
  if (kind === 'email') return normalizeEmail(value as string);
  if (kind === 'phoneNumber') return (value as string).trim();
  return kind === 'boolean' && optional ? value || null : value;
}

/** The number in a text such as '135,000'; null if it is blank. A text that is no number stays as it is. */
export function numberOf(text: string): number | string | null {
  const digits = text.replace(/[,\s]/g, '');
  if (digits === '') return null;
  return /^-?(\d+|\d*\.\d+)$/.test(digits) ? Number(digits) : text;
}

function entriesOf(value: string | ListRow[]): string[] {
  if (typeof value === 'string') return parseKeywords(value);
  return value.map(({ text }) => visibleText(text)).filter((text) => text !== '');
}

/** Trims the text and, if it is a URL, writes it in ASCII, so that `müller.de` becomes `xn--mller-kva.de`. */
export function normalizeUrl(text: string): string {
  const trimmed = text.trim();
  return URL.canParse(trimmed) ? new URL(trimmed).href : trimmed;
}
