import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { StoredVersion } from '@/domain/change';
import { capitalize } from '@/lib/capitalize';
import { draftOf } from '@/lib/drafts';
import {
  draftKind,
  formErrors,
  type EditDraft,
  type EditedItem,
  type EditKind,
  type Editing,
} from './edit-kind';
import { useDraft } from './use-drafts';
import { useRun } from '@/back-office/run/use-run';
import { useStableHandler } from './use-stable-handler';

/** Form, draft, and save of an edit dialog. @param check finds errors that the schema can't */
export function useEditor<Values extends FieldValues, Item extends EditedItem>(
  kind: EditKind<Values, Item>,
  opened: Editing<Values, Item>,
  onDone: () => void,
  check: (values: Values, base: Editing<Values, Item>) => FieldErrors<Values> = () => ({}),
) {
  const { noun } = kind;
  const [latest, setLatest] = useState(opened);
  const existingDraft = () => draftOf<EditDraft<Values, Item>>(noun);
  const draft = useDraft(noun, existingDraft()?.base ?? latest, draftKind(kind));
  const form = useForm<Values>({
    defaultValues: draft.words as DefaultValues<Values>,
    resolver: (values) => {
      const errors = { ...check(values, draft.base), ...formErrors(values, kind) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const editingOf = ({ id, fields, version }: StoredVersion): Editing<Values, Item> => ({
    id,
    item: fields && kind.parse(id, fields, version),
  });
  const saving = useRun();

  const change = useStableHandler((values: Values) => draft.change(structuredClone(values)));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => change(values) }),
    [form, change],
  );

  function done() {
    draft.discard();
    onDone();
  }

  function save(typed: Values, base = draft.base) {
    if (saving.isRunning()) return;
    const words = structuredClone(typed);
    let over = base;
    saving.run(
      {
        changes: [kind.save(words, base)],
        done: `${capitalize(noun)} ${base.item ? 'updated' : 'added'} successfully`,
        failure: `Failed to save ${noun}`,
        onStored(now) {
          const next = editingOf(now);
          draft.saved(next, over, words);
          over = next;
          setLatest(next);
        },
        onConflict(theirs) {
          if (base.item || !kind.taken) draft.conflict(theirs.fields && editingOf(theirs));
          else form.setError(kind.taken.field, { message: kind.taken.message });
        },
      },
      // Text typed during the save, or set aside, keeps the dialog open.
      () => !existingDraft() && onDone(),
    );
  }

  function saveOver(base: Editing<Values, Item>) {
    draft.rebase(base);
    void form.handleSubmit((words) => save(words as Values, base))();
  }

  return {
    form,
    draft: {
      ...draft,
      loadTheirs(theirs: Editing<Values, Item>) {
        draft.loadTheirs(theirs);
        setLatest(theirs);
        form.reset(draftKind(kind).wordsOf(theirs));
      },
      bringBack(index: number) {
        const words = draft.bringBack(index);
        form.reset(words);
        return words;
      },
    },
    existingDraft,
    isNew: draft.base.item === null,
    isSaving: saving.isPending,
    error: saving.error,
    save,
    done,
    saveOver,
  };
}
