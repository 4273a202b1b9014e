import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/back-office/shared/use-drafts';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import {
  CAREER,
  CAREER_DRAFT,
  careerDraft,
  careerErrors,
  editingOf,
  type CareerEditing,
  type CareerFormValues,
} from './career-draft';
import { useSaveCareer } from './career-mutations';

export function useCareerEditor(opened: CareerEditing, onDone: () => void) {
  const [latest, setLatest] = useState(opened);
  const draft = useDraft(CAREER, careerDraft()?.base ?? latest, CAREER_DRAFT);
  const form = useForm<CareerFormValues>({
    defaultValues: draft.words,
    resolver: (values) => {
      const errors = careerErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const saving = useSaveCareer({
    onStored: (now, { words, base }, undone) => {
      const next = editingOf(now);
      draft.saved(next, undone ? editingOf(undone) : base, words);
      setLatest(next);
    },
    onConflict: (theirs) => draft.conflict(theirs.fields && editingOf(theirs)),
  });

  const change = useStableHandler((values: CareerFormValues) =>
    draft.change(structuredClone(values)),
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => change(values) }),
    [form, change],
  );

  function done() {
    draft.discard();
    onDone();
  }

  function save(words: CareerFormValues, base = draft.base) {
    if (saving.isPending) return;
    saving.mutate({ words: structuredClone(words), base }, () => {
      // What was typed while it was saved, or set aside, keeps the dialog open.
      if (!careerDraft()) onDone();
    });
  }

  function saveOver(base: CareerEditing) {
    draft.rebase(base);
    void form.handleSubmit((words) => save(words, base))();
  }

  return {
    form,
    draft: {
      ...draft,
      loadTheirs(theirs: CareerEditing) {
        draft.loadTheirs(theirs);
        setLatest(theirs);
        form.reset(CAREER_DRAFT.wordsOf(theirs));
      },
      bringBack(index: number) {
        const words = draft.bringBack(index);
        form.reset(words);
        return words;
      },
    },
    isNew: draft.base.career === null,
    isSaving: saving.isPending,
    error: saving.error,
    save,
    done,
    saveOver,
  };
}
