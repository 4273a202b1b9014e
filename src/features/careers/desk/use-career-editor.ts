import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStableHandler } from '@/components/use-stable-handler';
import { blankCareer, careerToInput, type Career, type CareerInput } from '@/domain/career';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import {
  careerErrors,
  toCareerInput,
  toFormValues,
  type CareerFormValues,
} from './career-form-values';
import { useSaveCareer, type CareerConflict } from './career-mutations';

/** What the dialog opens: a stored career, or a new one (null) that will be stored under `id`. */
export interface CareerEditing {
  id: string;
  career: Career | null;
  /** What a new career starts with, if it isn't blank. */
  copy?: CareerInput;
}

/** What was typed into the dialog. */
export interface CareerDraft {
  editing: CareerEditing;
  values: CareerFormValues;
  /** What was typed before the newer version was loaded, or null. */
  ownValues: CareerFormValues | null;
}

export type CareerProblem =
  ({ kind: 'conflict' } & CareerConflict) | { kind: 'failed'; error: unknown };

const DRAFT = 'career';

/** What was typed and not saved, if anything. */
export const careerDraft = () => draftOf<CareerDraft>(DRAFT);

/** Lets the dialog of `draft.editing` open with what was typed. */
export const keepCareerDraft = (draft: CareerDraft) => keepDraft(DRAFT, draft);

function startValues({ career, copy }: CareerEditing): CareerFormValues {
  return toFormValues(career ? careerToInput(career) : (copy ?? blankCareer()));
}

export function useCareerEditor(opened: CareerEditing, onDone: () => void) {
  const saving = useSaveCareer(() => forgetDraft(DRAFT));
  const [base, setBase] = useState(opened);
  const [ownValues, setOwnValues] = useState(() => careerDraft()?.ownValues ?? null);
  const form = useForm<CareerFormValues>({
    defaultValues: startValues(opened),
    resolver: (values) => {
      const errors = careerErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  /** What was typed, or null if nothing differs from what was opened. */
  function draft(values = form.getValues()): CareerDraft | null {
    const isChanged =
      ownValues !== null || JSON.stringify(values) !== JSON.stringify(startValues(base));
    return isChanged ? structuredClone({ editing: base, values, ownValues }) : null;
  }

  function keep(values?: CareerFormValues) {
    const typed = draft(values);
    if (typed) keepCareerDraft(typed);
    else forgetDraft(DRAFT);
  }
  const keepLatest = useStableHandler(keep);

  useEffect(() => {
    const kept = careerDraft();
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [form]);

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepLatest(values) }),
    [form, keepLatest],
  );

  // After the newer version was loaded, which changes the fields before the base.
  useEffect(() => keepLatest(), [base, ownValues, keepLatest]);

  function done() {
    forgetDraft(DRAFT);
    onDone();
  }

  function save(values: CareerFormValues, over: CareerEditing = base) {
    if (saving.isPending) return;
    const career = toCareerInput(values);
    saving.mutate(
      { id: over.id, career, version: over.career?.version },
      { onSuccess: ({ conflict }) => !conflict && onDone() },
    );
  }

  /** Fills the form with the stored version and moves what was typed to `ownValues`. */
  function loadTheirs(theirs: Career) {
    const editing = { id: theirs.id, career: theirs };
    setOwnValues(form.getValues());
    setBase(editing);
    saving.reset();
    form.reset(startValues(editing));
  }

  /** Overwrites the newer version; saves a new career if it was deleted. */
  function saveMine(theirs: Career | null) {
    const over = theirs
      ? { id: theirs.id, career: theirs }
      : { id: crypto.randomUUID(), career: null };
    setBase(over);
    save(form.getValues(), over);
  }

  let problem: CareerProblem | null = null;
  if (saving.isError) problem = { kind: 'failed', error: saving.error };
  else if (saving.data?.conflict) problem = { kind: 'conflict', ...saving.data.conflict };

  return {
    form,
    base,
    isNew: opened.career === null,
    isSaving: saving.isPending,
    draft,
    problem,
    ownValues,
    save,
    loadTheirs,
    saveMine,
    done,
  };
}
