import { useEffect, useRef, useState } from 'react';
import type { Job, JobControl } from '@/lib/job-queue';

/** A job that only reads for its screen and ends with it, so nothing is lost and nobody is asked. */
export function useScreenJob() {
  const [job, setJob] = useState<Job | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** `work` never throws. Does nothing while a job runs. */
  async function run(label: string, work: (control: JobControl) => Promise<void>) {
    if (job) return;
    const { signal } = (controller.current = new AbortController());
    setJob({ label, done: 0, total: 0 });
    await work({ signal, onProgress: (done, total) => setJob({ label, done, total }) });
    setJob(null);
  }

  return { job, run, cancel: () => controller.current?.abort() };
}
