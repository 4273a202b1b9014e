import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useRun } from '@/back-office/run/use-run';
import { whileOpen } from './list-queries';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { withRowsOf, type ListRow } from '@/collections/form-values';
import { newItemId } from '@/domain/random-id';
import { discardDraft, draftOf, saveDraft, type Draft } from '@/lib/drafts';
import { isSameValue, mergeValues } from '@/lib/merge-values';
import { inputText, type EditedItem, type Editing, type FormKind } from './edit-kind';

interface Theirs {
  /** Their value, if both sides changed the field. Otherwise, the form already has it. */
  value?: unknown;
  /** The value typed here, from before “Use theirs”, for “Use mine”. */
  mine?: unknown;
}

interface Edit<Values, Item> {
  /** The version that changes are compared with: the one opened or, if someone has saved since, the newest. */
  base: Editing<Values, Item>;
  theirs: Readonly<Record<string, Theirs>>;
  /** Values of the last save. Its response may have been lost, so finding them saved is not a conflict. */
  sent?: Values | undefined;
  /** ID of the last save or Undo of this form that `base` contains. */
  storedBy?: number | undefined;
}

/** Unsaved values. They outlive the form, because Back and the end of the session close it (design 16). */
export interface EditDraft<Values, Item> extends Edit<Values, Item>, Draft {
  values: Values;
}

/** While open, takes over what others save in unchanged fields, and shows both versions of the rest (design 16). */
export function useEditForm<Values extends FieldValues, Item extends EditedItem>(
  kind: FormKind<Values, Item>,
  name: string,
  opened: Editing<Values, Item>,
  onSaved?: () => void,
) {
  const { inputOf } = kind;
  const labelOf = (field: string) => kind.labels[field] ?? field;
  const [draft] = useState(() => draftOf<EditDraft<Values, Item>>(name));
  const [edit, setEdit] = useState<Edit<Values, Item>>(draft ?? { base: opened, theirs: {} });
  const { base, theirs } = edit;
  const [start] = useState(() => draft?.values ?? startOf(kind, base));
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: valibotResolver(kind.schema),
  });
  const saving = useRun();
  // A new item can't be read before its first save.
  const enabled = base.item !== null || edit.sent !== undefined;
  const saved = useQuery({ ...kind.savedQuery(base.id), ...whileOpen, enabled }).data;
  const isDeleted = saved === null && base.item !== null;
  const baseInput = useMemo(() => inputOf(startOf(kind, base)), [kind, base, inputOf]);

  const keep = useStableHandler(
    (next: Edit<Values, Item> = edit, values: Values = form.getValues()) => {
      if (next !== edit) setEdit(next);
      const input = inputOf(values);
      const from = next.base === base ? baseInput : inputOf(startOf(kind, next.base));
      const changed = Object.keys(input).filter((field) => !isSameValue(input[field], from[field]));
      if (changed.length === 0) return discardDraft(name);
      const texts = () =>
        Object.fromEntries(changed.map((field) => [labelOf(field), inputText(input[field])]));
      saveDraft<EditDraft<Values, Item>>(name, { ...next, values: structuredClone(values), texts });
    },
  );
  useEffect(() => {
    const callback = ({ values }: { values: Values }) => keep(undefined, values);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, keep]);

  function set(field: string, value: unknown) {
    const path = field as Path<Values>;
    const now: unknown = form.getValues(path);
    const changed = Array.isArray(value) ? withRowsOf(now as ListRow[], value as ListRow[]) : value;
    form.setValue(path, changed as PathValue<Values, Path<Values>>);
  }

  const takeOver = useStableHandler((item: Item | null) => {
    const storedBy = saving.storedBy();
    const isOwn = storedBy !== undefined && storedBy !== edit.storedBy;
    if (!item) {
      // Undo of the first save makes it a new item again.
      if (base.item && isOwn) keep({ base: { id: base.id, item }, storedBy, theirs: {} });
      return;
    }
    const now = inputOf(kind.valuesOf(item));
    if (base.item && isSameValue(now, baseInput)) return;
    const { values, taken, contested } = mergeValues(
      baseInput,
      inputOf(form.getValues()),
      now,
      edit.sent && inputOf(edit.sent),
    );
    for (const field of taken) set(field, kind.valueOf(field, values[field]));
    const known = Object.entries(isOwn ? {} : theirs).filter(
      ([field, { value }]) => value === undefined || !isSameValue(now[field], values[field]),
    );
    keep({
      base: { id: item.id, item },
      storedBy,
      sent: saving.isRunning() && !isOwn ? edit.sent : undefined,
      theirs: Object.fromEntries([
        ...known,
        ...(isOwn ? [] : taken.map((field) => [field, {}])),
        ...contested.map((field) => [field, { value: kind.valueOf(field, now[field]) }]),
      ]),
    });
  });
  useEffect(() => {
    if (saved !== undefined) takeOver(saved);
  }, [saved, takeOver]);

  const finish = useStableHandler((sent: Values, id: string) => {
    const input = inputOf(sent);
    if (isSameValue(inputOf(form.getValues()), input)) {
      // Normalized as saved, for example without blank entries.
      for (const field of Object.keys(input)) set(field, kind.valueOf(field, input[field]));
      discardDraft(name);
      onSaved?.();
    } else if (!base.item) keep({ ...edit, base: { ...base, id } });
  });

  function save(values: Values) {
    if (saving.isRunning()) return;
    const editing = isDeleted ? { id: newItemId(), item: null } : base;
    const sent = structuredClone(values);
    keep({ ...edit, base: editing, sent });
    const action = kind.save(sent, editing, edit.sent);
    saving.run(action, (id) => finish(sent, id));
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
    error: saving.error,
    submit: form.handleSubmit((values) => save(values)),
    choose(field: string, isTheirs: boolean) {
      const { value, mine } = theirs[field] ?? {};
      const current: unknown = structuredClone(form.getValues(field as Path<Values>));
      set(field, isTheirs ? value : mine);
      const chosen = isTheirs ? { value, mine: current } : { value };
      keep({ ...edit, theirs: { ...theirs, [field]: chosen } });
    },
    discard() {
      form.reset(startOf(kind, base));
      keep({ base, theirs: {} });
    },
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
