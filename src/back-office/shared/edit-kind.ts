import { set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { RecordedFields } from '@/domain/change';
import type { ListRow } from './list-rows';
import type { Draft } from './use-drafts';
import type { WriteOptions } from './use-write';

/** The item in a dialog. For a new item, `item` is null, and the form starts with `start` or, without it, blank. */
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

/** How items of a kind are edited. `Values` are form values, in which list entries are rows. */
export interface EditKind<Values extends FieldValues, Item extends EditedItem> {
  /** Name on screen, and key of the kind's only draft. */
  noun: string;
  /** Path of the screen where a draft is restored. */
  desk: string;
  labels: Record<string, string>;
  schema: v.GenericSchema;
  blank: () => Values;
  valuesOf: (item: Item) => Values;
  inputOf: (values: Values) => Input;
  /** The item that saving the form would produce. */
  itemOf: (values: Values, editing: Editing<Values, Item>, today: Date) => Item;
  parse: (id: string, fields: RecordedFields, version: string) => Item;
  quotedTitle: (item: Item) => string;
  copyOf: (item: Item) => Values;
  /** Error if a new item's ID is already taken. */
  taken?: { field: FieldPath<Values>; message: string };
}

/** How items of a kind are edited and saved. `Data` is the src/data module that `write` calls, loaded on demand. */
export interface SavedKind<Values extends FieldValues, Item extends EditedItem, Data>
  extends
    EditKind<Values, Item>,
    Pick<WriteOptions<Save<Values, Item>, Data>, 'placeOf' | 'load' | 'write' | 'refresh'> {}

/** Name of a copy. `limit` is in code points. */
export const copyName = (name: string, limit: number): string =>
  [...`Copy of ${name}`].slice(0, limit).join('');

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
    /** Includes the ID, because the dialog may since have been opened for another item. */
    versionOf: ({ id, item }: Editing<Values, Item>) => `${id} ${item?.version ?? ''}`,
  };
}

function textOf(value: Input[string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : value;
}

/** One message per invalid field or row. Blank rows are not stored, so they are valid. */
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
