import { set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { Change } from '@/collections/change';
import {
  blankInput,
  formFields,
  labelsOf,
  type Collection,
  type Field,
  type Input,
} from '@/collections/collection';
import { inputSchema } from '@/collections/schemas';
import { pathTo } from '@/content/pages';
import type { RecordedFields } from '@/domain/change';
import { toRows, toTexts, type ListRow } from './list-rows';
import type { Draft } from './use-drafts';

/** The item in a dialog. For a new item, `item` is null, and the form starts with `start` or, without it, blank. */
export interface Editing<Values, Item> {
  id: string;
  item: Item | null;
  start?: Values;
}

export type EditDraft<Values, Item> = Draft<Values, Editing<Values, Item>>;

export interface EditedItem {
  id: string;
  version: string;
  createdAt: Date | null;
}

/** The values of a collection's form: its input, with list entries as rows. */
export type FormValues<C extends Collection> = {
  [Name in keyof Input<C>]: Input<C>[Name] extends string[] ? ListRow[] : Input<C>[Name];
};

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
  inputOf: (values: Values) => Record<string, unknown>;
  /** The item that saving the form would produce. */
  itemOf: (values: Values, editing: Editing<Values, Item>, today: Date) => Item;
  parse: (id: string, fields: RecordedFields, version: string) => Item;
  quotedTitle: (item: Item) => string;
  copyOf: (item: Item) => Values;
  /** The change that saves the form. */
  save: (values: Values, editing: Editing<Values, Item>) => Change;
  /** Error if a new item's ID is already taken. */
  taken?: { field: FieldPath<Values>; message: string };
}

/** How the documents of a collection are edited, as its description says. */
export function editKind<C extends Collection, Item extends EditedItem>(
  collection: C,
  own: Pick<EditKind<FormValues<C>, Item>, 'parse' | 'quotedTitle'>,
) {
  const fields = formFields(collection);
  const { noun, desk, titleField = '', untitled = '' }: Collection = collection;

  const valuesOf = (saved: object) =>
    Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field, (saved as RecordedFields)[field.name])]),
    ) as FormValues<C>;

  const inputOf = (values: FormValues<C>) =>
    Object.fromEntries(
      fields.map(({ name, kind }) => {
        const value: unknown = values[name];
        return [name, kind === 'list' ? toTexts(value as ListRow[]) : value];
      }),
    ) as Input<C>;

  return {
    noun,
    desk: pathTo(desk),
    labels: labelsOf(collection),
    schema: inputSchema(collection) as v.GenericSchema,
    blank: () => valuesOf(blankInput(collection)),
    valuesOf,
    inputOf,
    itemOf(values: FormValues<C>, { id, item }: Editing<FormValues<C>, Item>, today: Date) {
      const saved = { ...item, ...inputOf(values) } as RecordedFields;
      const { idField }: Collection = collection;
      const dates = { createdAt: item?.createdAt ?? today, updatedAt: today };
      const newId = idField ? String(saved[idField]) : id;
      return own.parse(item?.id ?? newId, { ...saved, ...dates }, item?.version ?? '');
    },
    copyOf(item: Item) {
      const { [titleField]: title = '' } = item as unknown as Record<string, string>;
      const copy = [...`Copy of ${title.trim() || untitled}`].slice(
        0,
        collection.fields[titleField]?.limit,
      );
      const inCopy = fields.flatMap(({ name, inCopy: value }) =>
        value === undefined ? [] : [[name, value]],
      );
      return { ...valuesOf(item), ...Object.fromEntries(inCopy), [titleField]: copy.join('') };
    },
    ...own,
  };
}

/** A saved value in the form. */
function valueOf({ kind, choices = [], initial }: Field, value: unknown) {
  if (kind === 'list') return toRows(value as string[]);
  return kind === 'choice' && !choices.includes(value as string) ? initial : value;
}

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

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : String(value);
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
