import type { Action } from '@/back-office/run/action';
import { saveForm, type WholeCollection } from '@/collections/change';
import type { Collection } from '@/collections/collection';
import type { FormValues } from '@/collections/form-values';
import type { RecordedFields } from '@/collections/recorded-change';
import { CONFLICTS } from '@/content/failures';
import { formKind, type EditedItem, type FormKind } from './edit-kind';

interface Setting<Item> extends Pick<Action, 'done' | 'failure' | 'undoWords'> {
  /** ID of a new document. */
  id: string;
  /** What the form shows while no document is saved. */
  missing: Item;
  parse: (fields: RecordedFields, id: string) => Item;
  savedQuery: FormKind<never, Item & EditedItem>['savedQuery'];
  /** Fields of a new document that the form doesn't set. */
  initial?: RecordedFields;
}

/** The form of a single document that has defaults while it is missing. */
export function settingKind<C extends Collection, Item extends EditedItem>(
  name: WholeCollection,
  collection: C,
  { id, missing, parse, savedQuery, initial = {}, ...words }: Setting<Item>,
): FormKind<FormValues<C>, Item> {
  const form = formKind(collection);
  const inputOf = (setting: object) => form.inputOf(form.valuesOf(setting));
  return {
    ...form,
    savedQuery,
    save(values, { item }, known) {
      const saved = item ?? missing;
      const change = saveForm(name, {
        id: saved.id || id,
        base: inputOf(saved),
        input: form.inputOf(values),
        known,
        read: (stored, storedId) => inputOf(stored ? parse(stored, storedId) : missing),
        initial: () => Promise.resolve(initial),
      });
      return { changes: [change], conflict: CONFLICTS.form, ...words };
    },
  };
}
