import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/toast/toast-store';
import { CareerConflictError } from '@/data/careers';
import { blankCareer, careerToInput, type Career } from '@/domain/career';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import { logError } from '@/lib/log-error';
import {
  careerErrors,
  toCareerInput,
  toFormValues,
  type CareerFormValues,
} from './career-form-values';
import { useSaveCareer } from './career-mutations';
import { careerQueries } from './career-queries';

/** What the dialog edits: a stored career, or (`career` null) a new one under the id that it will have. */
export interface CareerEditing {
  id: string;
  career: Career | null;
}

/** Why the last attempt to save did not succeed. `theirs` is null where the career was deleted meanwhile. */
export type CareerProblem =
  { kind: 'conflict'; theirs: Career | null } | { kind: 'failed'; error: unknown };

const DRAFT = 'career';

/** What was being edited when the form left the screen unasked, if anything. */
export function unsavedCareer(): CareerEditing | null {
  return draftOf<{ editing: CareerEditing }>(DRAFT)?.editing ?? null;
}

function startValues(career: Career | null): CareerFormValues {
  return toFormValues(career ? careerToInput(career) : blankCareer());
}

/** The state of the dialog: the form, saving it, and the ways on where someone else was faster. */
export function useCareerEditor(opened: CareerEditing, onDone: () => void) {
  const queryClient = useQueryClient();
  const saving = useSaveCareer();
  const [base, setBase] = useState(opened);
  const [problem, setProblem] = useState<CareerProblem | null>(null);
  /** The person's own words after the newer version was loaded over them. */
  const [ownWords, setOwnWords] = useState<CareerFormValues | null>(null);
  const form = useForm<CareerFormValues>({
    defaultValues: startValues(opened.career),
    resolver: (values) => {
      const errors = careerErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const isChanged = () =>
    ownWords !== null ||
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

  async function save(values: CareerFormValues, over: CareerEditing = base) {
    if (saving.isPending) return;
    setProblem(null);
    const career = toCareerInput(values);
    try {
      if (over.career) {
        await saving.mutateAsync({ career, target: { id: over.id, version: over.career.version } });
      } else {
        await saving.mutateAsync({ career, id: over.id });
      }
      toast({
        title: 'Success',
        description: over.career ? 'Career updated successfully' : 'Career added successfully',
      });
      done();
    } catch (error) {
      await handleFailure(error, over.id);
    }
  }

  async function handleFailure(error: unknown, id: string) {
    try {
      if (!(error instanceof CareerConflictError)) throw error;
      const theirs = await queryClient.fetchQuery({ ...careerQueries.byId(id), staleTime: 0 });
      setProblem({ kind: 'conflict', theirs });
    } catch (failure) {
      logError('Failed to save career', failure);
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to save career' });
      setProblem({ kind: 'failed', error: failure });
    }
  }

  /** Shows what is stored by now; the person's own words stay beside it. */
  function loadTheirs(theirs: Career) {
    setOwnWords(form.getValues());
    setBase({ id: theirs.id, career: theirs });
    setProblem(null);
    form.reset(startValues(theirs));
  }

  /** Saves the person's own words over the newer version, or as a new career where it was deleted. */
  function saveMine(theirs: Career | null) {
    const over = theirs
      ? { id: theirs.id, career: theirs }
      : { id: crypto.randomUUID(), career: null };
    setBase(over);
    return save(form.getValues(), over);
  }

  return {
    form,
    isNew: opened.career === null,
    isSaving: saving.isPending,
    isChanged,
    problem,
    ownWords,
    save,
    loadTheirs,
    saveMine,
    done,
  };
}
