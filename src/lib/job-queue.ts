import { accountStore, onAccountChange } from './account-store';

export interface Job {
  label: string;
  done: number;
  /** 0 while unknown. */
  total: number;
}

export interface JobControl {
  /** Aborted on Cancel and when another account signs in. The work stops after its current step. */
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

// Registered before `queue` is created, so that jobs are canceled before `queue` is reset.
onAccountChange(cancelJobs);

const queue = accountStore<readonly (Job & { controller: AbortController })[]>(
  [],
  ({ length }) => length > 0,
);

export const subscribeToJobs = queue.subscribe;

/** The running job, then the waiting ones; a new array after each change. */
export const queuedJobs: () => readonly Job[] = queue.get;

/** Stops the running job after its current step, and removes the waiting jobs. */
export function cancelJobs(): void {
  for (const { controller } of queue.get()) controller.abort();
  queue.set(queue.get().slice(0, 1));
}

let last = Promise.resolve();

/** Runs the job after all earlier jobs, even if they fail. Resolves when the job has ended or been removed. */
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
