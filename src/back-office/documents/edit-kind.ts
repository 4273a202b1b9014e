import type { UseQueryOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { Action } from '@/back-office/run/action';
import { saveForm, type FormSave, type WholeCollection } from '@/collections/change';
import {
  blankInput,
  formFields,
  isOption,
  labelsOf,
  type Collection,
} from '@/collections/collection';
import { formInput, formValue, formValues, type FormValues } from '@/collections/form-values';
import { formSchema } from '@/collections/schemas';
import type { RecordedFields } from '@/collections/recorded-change';
import { CONFLICTS } from '@/content/failures';
import { visibleText } from '@/domain/text';
import { capitalize } from '@/lib/capitalize';
import { startOf } from '@/lib/cut-text';
import { asText } from '@/lib/field-differences';

/** The item in a form. For a new item, `item` is null, and the form starts with `start` or, without it, blank. */
export interface Editing<Values, Item> {
  id: string;
  item: Item | null;
  start?: Values;
}

export interface EditedItem {
  id: string;
}

export interface DatedItem extends EditedItem {
  version: string;
  createdAt: Date | null;
}

export interface FormKind<Values extends FieldValues, Item extends EditedItem> {
  labels: Record<string, string>;
  schema: v.GenericSchema<Values>;
  blank: () => Values;
  valuesOf: (item: Item) => Values;
  inputOf: (values: Values) => RecordedFields;
  /** Converts a value of the saved input to a form value. */
  valueOf: (name: string, input: unknown) => unknown;
  savedQuery: (id: string) => UseQueryOptions<Item | null, Error, Item | null, string[]>;
  /** Whether what someone else has deleted can be saved as a new item; by default, true. */
  canSaveAsNew?: boolean;
  /** `known`: inputs that the save may replace. */
  save: (values: Values, editing: Editing<Values, Item>, known: RecordedFields[]) => Action;
}

export interface EditKind<Values extends FieldValues, Item extends DatedItem> extends FormKind<
  Values,
  Item
> {
  /** Name on screen, and key of the kind's only draft. */
  noun: string;
  desk: string;
  itemOf: (values: Values, editing: Editing<Values, Item>, today: Date) => Item;
  quotedTitle: (item: Item) => string;
  copyOf: (item: Item) => Values;
}

export function formKind<C extends Collection>(collection: C) {
  const schema: unknown = formSchema(collection);
  return {
    labels: labelsOf(collection),
    schema: schema as v.GenericSchema<FormValues<C>>,
    blank: () => formValues(collection, blankInput(collection)),
    valuesOf: (saved: object) => formValues(collection, saved),
    inputOf: (values: FormValues<C>): RecordedFields => formInput(collection, values),
    valueOf: (name: string, input: unknown) =>
      formValue(collection.fields[name] ?? { kind: 'text' }, input),
  };
}

type Overrides<C extends Collection, Item extends DatedItem> = Pick<
  EditKind<FormValues<C>, Item>,
  'quotedTitle' | 'savedQuery'
> & {
  parse: (id: string, fields: RecordedFields, version: string) => Item;
  initial?: () => Promise<RecordedFields>;
};

export function editKind<C extends Collection, Item extends DatedItem>(
  name: WholeCollection,
  collection: C,
  { parse, initial, ...overrides }: Overrides<C, Item>,
) {
  const kind = formKind(collection);
  const { noun, desk, titleField = '', untitled = '', idField = '' }: Collection = collection;
  type Values = FormValues<C>;

  return {
    ...kind,
    ...overrides,
    noun,
    desk,
    itemOf(values: Values, { id, item }: Editing<Values, Item>, today: Date) {
      const saved: RecordedFields = { ...item, ...kind.inputOf(values) };
      const dates = { createdAt: item?.createdAt ?? today, updatedAt: today };
      const newId = idField ? String(saved[idField]) : id;
      return parse(item?.id ?? newId, { ...saved, ...dates }, item?.version ?? '');
    },
    copyOf(item: Item) {
      const { [titleField]: title = '' } = item as unknown as Record<string, string>;
      const limit = collection.fields[titleField]?.limit ?? Infinity;
      const copy = startOf(`Copy of ${visibleText(title) || untitled}`, limit);
      const values = kind.valuesOf(item);
      const inCopy = formFields(collection).flatMap((field) => {
        // The rules accept no new document with such a value.
        const isUnknown = field.keepsUnknown && !isOption(field, String(values[field.name]));
        const value = field.inCopy ?? (isUnknown ? (field.initial ?? '') : undefined);
        return value === undefined ? [] : [[field.name, value]];
      });
      return {
        ...values,
        ...Object.fromEntries(inCopy),
        [titleField]: copy,
      } as Values;
    },
    save(values: Values, { id, item }: Editing<Values, Item>, known: RecordedFields[]): Action {
      const input = kind.inputOf(values);
      const saved: FormSave = {
        id: item || !idField ? id : String(input[idField]),
        base: item && kind.inputOf(kind.valuesOf(item)),
        input,
        known,
        read: (stored, storedId) =>
          stored && kind.inputOf(kind.valuesOf(parse(storedId, stored, ''))),
        ...(!item && initial && { initial }),
      };
      return {
        changes: [saveForm(name, saved)],
        done: `${capitalize(noun)} ${item ? 'updated' : 'added'} successfully`,
        failure: `Failed to save ${noun}`,
        conflict: item ? CONFLICTS.form : CONFLICTS.taken,
      };
    },
  };
}

export const inputText = (value: unknown) =>
  Array.isArray(value) ? value.map(asText).join('\n') : asText(value);
