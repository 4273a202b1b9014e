import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { blankCareer, careerToInput, type Career } from '@/domain/career';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import {
  careerErrors,
  toCareerInput,
  toFormValues,
  type CareerFormValues,
} from './career-form-values';
import { useSaveCareer, type CareerConflict } from './career-mutations';

/** `career` is null for a new one, which will be stored under `id`. */
export interface CareerEditing {
  id: string;
  career: Career | null;
}

export type CareerProblem =
  ({ kind: 'conflict' } & CareerConflict) | { kind: 'failed'; error: unknown };

const DRAFT = 'career';

export function unsavedCareer(): CareerEditing | null {
  return draftOf<{ editing: CareerEditing }>(DRAFT)?.editing ?? null;
}

function startValues(career: Career | null): CareerFormValues {
  return toFormValues(career ? careerToInput(career) : blankCareer());
}

export function useCareerEditor(opened: CareerEditing, onDone: () => void) {
  const saving = useSaveCareer(() => forgetDraft(DRAFT));
  const [base, setBase] = useState(opened);
  /** What was typed before the newer version was loaded. */
  const [ownValues, setOwnValues] = useState<CareerFormValues | null>(null);
  const form = useForm<CareerFormValues>({
    defaultValues: startValues(opened.career),
    resolver: (values) => {
      const errors = careerErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const isChanged = () =>
    ownValues !== null ||
    JSON.stringify(form.getValues()) !== JSON.stringify(startValues(base.career));

  useEffect(() => {
    const draft = draftOf<{ values: CareerFormValues }>(DRAFT);
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [form]);

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isChanged()) keepDraft(DRAFT, { editing: base, values: structuredClone(values) });
        else forgetDraft(DRAFT);
      },
    }),
  );

  function done() {
    forgetDraft(DRAFT);
    onDone();
  }

  function save(values: CareerFormValues, over: CareerEditing = base) {
    if (saving.isPending) return;
    const career = toCareerInput(values);
    saving.mutate(
      { id: over.id, career, version: over.career?.version },
      { onSuccess: (conflict) => !conflict && onDone() },
    );
  }

  /** Fills the form with the stored version and moves what was typed to `ownValues`. */
  function loadTheirs(theirs: Career) {
    setOwnValues(form.getValues());
    setBase({ id: theirs.id, career: theirs });
    saving.reset();
    form.reset(startValues(theirs));
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
  else if (saving.data) problem = { kind: 'conflict', ...saving.data };

  return {
    form,
    isNew: opened.career === null,
    isSaving: saving.isPending,
    isChanged,
    problem,
    ownValues,
    save,
    loadTheirs,
    saveMine,
    done,
  };
}
