import { accountStore, onAccountChange } from './account-store';

export interface Job {
  label: string;
  done: number;
  /** 0 as long as it is unknown. */
  total: number;
}

/** Cancellation signal and progress callback. */
export interface JobControl {
  /** Aborted by Cancel and when another account signs in: the work stops after the step that is under way. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

interface JobOptions<Result> {
  label: string;
  work: (control: JobControl) => Promise<Result>;
  /** Not called once another account has signed in. */
  onDone: (result: Result) => Promise<void> | void;
  /** Not called after Cancel. */
  onError: (error: unknown) => void;
}

// Registered before the store drops its jobs.
onAccountChange(cancelJobs);

/** The job that runs, then those that wait. */
const queue = accountStore<readonly (Job & { controller: AbortController })[]>(
  [],
  ({ length }) => length > 0,
);

/** For useSyncExternalStore, with queuedJobs. */
export const subscribeToJobs = queue.subscribe;

/** The job that runs, then those that wait. Another array after each change. */
export const queuedJobs: () => readonly Job[] = queue.get;

/** Ends the job that runs, after its step, and drops those that wait. */
export function cancelJobs(): void {
  for (const { controller } of queue.get()) controller.abort();
  queue.set(queue.get().slice(0, 1));
}

let last = Promise.resolve();

/** Runs after the jobs before it, however they end. Resolves when it has ended or was dropped. */
export function runJob<Result>(options: JobOptions<Result>): Promise<void> {
  const { label, work, onDone, onError } = options;
  const controller = new AbortController();
  const { signal } = controller;
  queue.set([...queue.get(), { label, done: 0, total: 0, controller }]);

  const isThis = (job: { controller: AbortController }) => job.controller === controller;
  const onProgress = (done: number, total: number) =>
    queue.set(queue.get().map((job) => (isThis(job) ? { ...job, done, total } : job)));

  async function start() {
    try {
      if (signal.aborted) return;
      const result = await work({ signal, onProgress });
      if (queue.get().some(isThis)) await onDone(result);
    } catch (error) {
      if (!signal.aborted) onError(error);
    } finally {
      queue.set(queue.get().filter((job) => !isThis(job)));
    }
  }
  last = last.then(start);
  return last;
}
