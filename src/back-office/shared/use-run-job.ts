import { useNavigate } from 'react-router-dom';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { accountStore } from '@/lib/account-store';
import { runJob, type JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';
import { addUndoable, removeUndoable, type Undoable } from './undo-stack';

export interface JobOutcome extends Pick<ToastMessage, 'title' | 'variant'> {
  description: string;
  undo?: (() => Promise<unknown>) | undefined;
  /** Collection in which `undoLast` finds this job. */
  undoIn?: string | undefined;
  to?: string;
  /** Whether the screen already shows the result. If so, there is no toast. */
  isShown?: boolean;
}

interface JobOptions<Result> {
  label: string;
  failure: string;
  work: (control: JobControl) => Promise<Result>;
  /** Updates the screen, and returns the outcome to report. */
  finish: (result: Result) => JobOutcome | undefined;
  /** Refreshes the screen after the report, before the job ends. */
  reload?: () => Promise<void>;
}

const MAX_RESULTS = 20;

/** Outcomes of the jobs run since the page was loaded, newest first. */
export const jobResults = accountStore<readonly (JobOutcome & { id: number })[]>([]);

/** Returns a function that queues a job. Jobs continue after their screen closes, and report their outcomes. */
export function useRunJob() {
  const navigate = useNavigate();

  function report(outcome: JobOutcome) {
    const { title, description, variant, undo, to } = outcome;
    const results = jobResults.get();
    const id = (results[0]?.id ?? 0) + 1;
    const action: Undoable = { collection: outcome.undoIn ?? '', undo: undoOnce };
    async function undoOnce() {
      removeUndoable(action);
      const now = jobResults.get();
      if (!now.some((result) => result.id === id && result.undo)) return;
      jobResults.set(
        now.map((result) => (result.id === id ? { ...result, undo: undefined } : result)),
      );
      await undo?.();
    }
    if (undo && outcome.undoIn) addUndoable(action);
    const result = { ...outcome, id, undo: undo && undoOnce };
    jobResults.set([result, ...results].slice(0, MAX_RESULTS));
    if (outcome.isShown) return;
    toast({
      title,
      description,
      ...(variant && { variant }),
      ...(undo && { action: { label: 'Undo', onClick: () => void undoOnce() } }),
      ...(to && { action: { label: 'Show', onClick: () => void navigate(to) } }),
    });
  }

  return <Result>({ failure, finish, reload, ...job }: JobOptions<Result>) =>
    runJob({
      ...job,
      onDone: (result) => {
        const outcome = finish(result);
        if (outcome) report(outcome);
        return reload?.();
      },
      onError: (error) => {
        logError(failure, error);
        const description = `${failure}. ${failureReason(error)}`;
        report({ variant: 'destructive', title: 'Error', description });
      },
    });
}
