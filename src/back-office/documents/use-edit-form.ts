import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useRun } from '@/back-office/run/use-run';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import type { RecordedFields } from '@/collections/recorded-change';
import { ConflictError } from '@/domain/errors';
import { newItemId } from '@/domain/random-id';
import { discardDraft, draftOf, saveDraft, type Draft } from '@/lib/drafts';
import { isSameValue, mergeValues } from '@/lib/merge-values';
import { inputText, type EditedItem, type Editing, type FormKind } from './edit-kind';

interface Theirs {
  /** Their value of a field that both sides have changed. */
  value: unknown;
  /** The value typed here, from before “Use theirs”, for “Use mine”. */
  mine?: unknown;
}

interface Edit<Values, Item> {
  /** What changes are compared with: the item as opened, with what this form has saved since. */
  base: Editing<Values, Item>;
  theirs: Readonly<Record<string, Theirs>>;
  /** Inputs that a save may replace: the last one sent, whose response may be lost, and others' input, if shown. */
  sent?: RecordedFields | undefined;
  shown?: RecordedFields | undefined;
  isDeleted?: boolean;
}

/** Unsaved values. They outlive the form, because Back and the end of the session close it (design 16). */
export interface EditDraft<Values, Item> extends Edit<Values, Item>, Draft {
  values: Values;
}

/** A form whose save merges with what others have saved in other fields. If both changed a field, it shows both. */
export function useEditForm<Values extends FieldValues, Item extends EditedItem>(
  kind: FormKind<Values, Item>,
  name: string,
  opened: Editing<Values, Item>,
  onSaved?: () => void,
) {
  const { inputOf } = kind;
  const client = useQueryClient();
  const labelOf = (field: string) => kind.labels[field] ?? field;
  const [draft] = useState(() => draftOf<EditDraft<Values, Item>>(name));
  const [edit, setEdit] = useState<Edit<Values, Item>>(draft ?? { base: opened, theirs: {} });
  const { base, theirs, isDeleted = false } = edit;
  const form = useForm<Values>({
    defaultValues: (draft?.values ?? startOf(kind, base)) as DefaultValues<Values>,
    resolver: valibotResolver(kind.schema),
  });
  const saving = useRun();

  const keepDraft = useStableHandler(
    (next: Edit<Values, Item> = edit, values: Values = form.getValues()) => {
      if (next !== edit) setEdit(next);
      const input = inputOf(values);
      const from = inputOf(startOf(kind, next.base));
      const changed = Object.keys(input).filter((field) => !isSameValue(input[field], from[field]));
      if (changed.length === 0) return discardDraft(name);
      const texts = () =>
        Object.fromEntries(changed.map((field) => [labelOf(field), inputText(input[field])]));
      saveDraft<EditDraft<Values, Item>>(name, { ...next, values: structuredClone(values), texts });
    },
  );
  useEffect(() => {
    const callback = ({ values }: { values: Values }) => keepDraft(undefined, values);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, keepDraft]);

  function set(field: string, value: unknown) {
    const path = field as Path<Values>;
    form.setValue(path, value as PathValue<Values, Path<Values>>);
  }

  const reset = useStableHandler((next: Editing<Values, Item>) => {
    form.reset(startOf(kind, next));
    setEdit({ base: next, theirs: {} });
    discardDraft(name);
  });
  /** Fields without unsaved values show what was saved last, such as after an Undo. */
  const { item } = opened;
  const follow = useStableHandler(() => {
    if (!item || !base.item || item === base.item || saving.hasStarted()) return;
    const [from, saved] = [inputOf(startOf(kind, base)), inputOf(kind.valuesOf(item))];
    const typed = inputOf(form.getValues());
    const kept: RecordedFields = {};
    for (const [field, value] of Object.entries(from)) {
      if (!isSameValue(typed[field], value)) kept[field] = value;
      else if (!isSameValue(saved[field], value)) set(field, kind.valueOf(field, saved[field]));
    }
    keepDraft({ ...edit, base: { id: item.id, item: { ...item, ...kept } } });
  });
  useEffect(follow, [item, follow]);

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const finish = useStableHandler((values: Values, id: string) => {
    const sent = inputOf(values);
    if (!isMounted.current) {
      // Back has closed the form during the save.
      const left = draftOf<EditDraft<Values, Item>>(name);
      if (left && isSameValue(inputOf(left.values), sent)) discardDraft(name);
      return;
    }
    const saved = { id, item: { ...base.item, ...sent, id } as unknown as Item };
    // More may have been typed during the save.
    if (!isSameValue(inputOf(form.getValues()), sent))
      return keepDraft({ base: saved, theirs: {} });
    reset(saved);
    onSaved?.();
  });

  /** After a conflict: shows what someone else has saved in the fields that were changed here, too. */
  const compare = useStableHandler(async () => {
    if (!base.item) return;
    // A failed read was logged, and the next save stops again.
    const query = { ...kind.savedQuery(base.id), staleTime: 0 };
    const saved = await client.fetchQuery(query).catch(() => undefined);
    if (saved === undefined) return;
    if (!saved) return keepDraft({ ...edit, isDeleted: kind.canSaveAsNew ?? true });
    const other = inputOf(kind.valuesOf(saved));
    const mine = inputOf(form.getValues());
    const known = edit.sent ? [edit.sent] : [];
    const { contested } = mergeValues(inputOf(startOf(kind, base)), mine, other, known);
    // Only contested fields: the next save keeps what others have saved in the rest, which the form doesn't show.
    const shown = Object.fromEntries(contested.map((field) => [field, other[field]]));
    const values = contested.map((field) => [field, { value: kind.valueOf(field, other[field]) }]);
    keepDraft({ ...edit, shown, theirs: Object.fromEntries(values) as Record<string, Theirs> });
  });
  const { error } = saving;
  useEffect(() => {
    if (error instanceof ConflictError) void compare();
  }, [error, compare]);

  function save(values: Values) {
    if (saving.hasStarted()) return;
    const editing = isDeleted ? { id: newItemId(), item: null } : base;
    const known = [edit.sent, edit.shown].filter((input) => input !== undefined);
    const action = kind.save(structuredClone(values), editing, isDeleted ? [] : known);
    keepDraft({ ...edit, base: editing, sent: inputOf(values), isDeleted: false });
    saving.run(action, (id) => finish(values, id));
  }

  return {
    form,
    inputOf,
    labelOf,
    base,
    theirs,
    isDeleted,
    isNew: isDeleted || base.item === null,
    isSaving: saving.isPending,
    error,
    submit: form.handleSubmit((values) => save(structuredClone(values))),
    choose(field: string, isTheirs: boolean) {
      const { value, mine } = theirs[field] ?? { value: undefined };
      const current: unknown = structuredClone(form.getValues(field as Path<Values>));
      set(field, isTheirs ? value : mine);
      const chosen = isTheirs ? { value, mine: current } : { value };
      keepDraft({ ...edit, theirs: { ...theirs, [field]: chosen } });
    },
    discard: () => reset(base),
    existingDraft: () => draftOf<EditDraft<Values, Item>>(name),
  };
}

export type EditForm<Values extends FieldValues, Item extends EditedItem> = ReturnType<
  typeof useEditForm<Values, Item>
>;

function startOf<Values extends FieldValues, Item extends EditedItem>(
  kind: FormKind<Values, Item>,
  { item, start }: Editing<Values, Item>,
): Values {
  return item ? kind.valuesOf(item) : (start ?? kind.blank());
}
