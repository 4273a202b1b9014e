import { useEffect, useRef, useState } from 'react';
import { logError } from '@/lib/log-error';
import { toast } from '@/components/toast/toast-store';

export interface Job {
  label: string;
  done: number;
  /** 0 as long as it is unknown. */
  total: number;
}

/** What the work is told and tells. */
export interface JobControl {
  /** Aborted by Cancel and when the screen closes: the work stops after the step that is under way. */
  signal: AbortSignal;
  onProgress: (done: number, total?: number) => void;
}

export function useJob() {
  const [job, setJob] = useState<Job | null>(null);
  const controller = useRef<AbortController>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => () => controller.current?.abort(), []);

  /** `work` tells of its failures itself. */
  function run(label: string, total: number, work: (control: JobControl) => Promise<void>) {
    async function start() {
      const { signal } = (controller.current = new AbortController());
      setJob({ label, done: 0, total });
      await work({
        signal,
        onProgress: (done, known = total) => setJob({ label, done, total: known }),
      });
      setJob(null);
    }
    last.current = last.current.then(start);
    return last.current;
  }

  return { job, run, cancel: () => controller.current?.abort() };
}

/**
 * Work whose failure is logged and shown as a toast, unless it was canceled.
 * @param failure such as 'Failed to export'
 * @param reasonOf says in a sentence why it failed
 */
export function withFailureToast(
  failure: string,
  reasonOf: (error: unknown) => string,
  work: (control: JobControl) => Promise<void>,
) {
  return async (control: JobControl) => {
    try {
      await work(control);
    } catch (error) {
      if (control.signal.aborted) return;
      logError(failure, error);
      const description = `${failure}. ${reasonOf(error)}`;
      toast({ variant: 'destructive', title: 'Error', description });
    }
  };
}
