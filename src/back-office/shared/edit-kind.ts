import { set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { RecordedFields } from '@/domain/change';
import type { ListRow } from './list-rows';
import type { Draft } from './use-drafts';
import type { WriteOptions } from './use-write';

/** What a dialog edits: a stored item, or a new one (null), which begins with `start` if it isn't blank. */
export interface Editing<Values, Item> {
  id: string;
  item: Item | null;
  start?: Values;
}

export type EditDraft<Values, Item> = Draft<Values, Editing<Values, Item>>;

interface Save<Values, Item> {
  words: Values;
  base: Editing<Values, Item>;
}

type Input = Record<string, string | string[] | boolean>;

export interface EditedItem {
  id: string;
  version: string;
}

/** How items of a kind are edited. `Values` are those of the form, in which the entries of lists are rows. */
export interface EditKind<Values extends FieldValues, Item extends EditedItem> {
  /** What it is called on screen; also the name of its draft, of which there is one at a time. */
  noun: string;
  /** Path of its desk, where a draft is restored. */
  desk: string;
  labels: Record<string, string>;
  schema: v.GenericSchema;
  blank: () => Values;
  valuesOf: (item: Item) => Values;
  /** What a save stores of the form. */
  inputOf: (values: Values) => Input;
  /** The item that a save would make of the form. */
  itemOf: (values: Values, editing: Editing<Values, Item>, today: Date) => Item;
  parse: (id: string, fields: RecordedFields, version: string) => Item;
  /** In quotation marks, for a sentence. */
  quotedTitle: (item: Item) => string;
  copyOf: (item: Item) => Values;
  /** The error where another item has the place of a new one. */
  taken?: { field: FieldPath<Values>; message: string };
}

/** How items of a kind are edited and saved. `Data` is the module of src/data with the write, loaded when needed. */
export interface SavedKind<Values extends FieldValues, Item extends EditedItem, Data>
  extends
    EditKind<Values, Item>,
    Pick<WriteOptions<Save<Values, Item>, Data>, 'placeOf' | 'load' | 'write' | 'refresh'> {}

/** The name of a copy, cut to a limit in code points. */
export const copyName = (name: string, limit: number): string =>
  [...`Copy of ${name}`].slice(0, limit).join('');

/** The draft of an edit dialog, for useDraft. */
export function draftKind<Values extends FieldValues, Item extends EditedItem>(
  kind: EditKind<Values, Item>,
) {
  return {
    wordsOf: ({ item, start }: Editing<Values, Item>) =>
      item ? kind.valuesOf(item) : (start ?? kind.blank()),
    textsOf(values: Values) {
      const input = kind.inputOf(values);
      const texts = Object.entries(kind.labels).map(([field, label]) => [
        label,
        textOf(input[field] ?? ''),
      ]);
      return Object.fromEntries(texts) as Record<string, string>;
    },
    /** With the id: the dialog may have been opened for another item since. */
    versionOf: ({ id, item }: Editing<Values, Item>) => `${id} ${item?.version ?? ''}`,
  };
}

function textOf(value: Input[string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : value;
}

/** One message for each invalid field or row. Blank rows are not stored, so they are valid. */
export function formErrors<Values extends FieldValues>(
  values: Values,
  { schema, inputOf }: Pick<EditKind<Values, never>, 'schema' | 'inputOf'>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of v.safeParse(schema, inputOf(values)).issues ?? []) {
    const [field, index] = (path ?? []).map(({ key }) => key);
    const rows: unknown = values[String(field)];
    let place = String(field);
    if (Array.isArray(rows)) {
      const filled = (rows as ListRow[]).flatMap(({ text }, row) => (text.trim() ? [row] : []));
      place = typeof index === 'number' ? `${place}.${filled[index]}.text` : `${place}.root`;
    }
    set(errors, place, { type: 'validate', message });
  }
  return errors;
}
