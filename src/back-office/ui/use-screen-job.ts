import { useEffect, useRef, useState } from 'react';
import type { Progress } from '@/back-office/run/progress-bar';
import type { Control } from '@/data/write';

/** A read-only job, canceled without confirmation when its screen closes. */
export function useScreenJob() {
  const [job, setJob] = useState<Progress | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Runs `work`, which must not throw. Does nothing while another job is running. */
  async function run(label: string, work: (control: Control) => Promise<void>) {
    if (job) return;
    const { signal } = (controller.current = new AbortController());
    setJob({ label, done: 0, total: 0 });
    await work({ signal, onProgress: (done, total = 0) => setJob({ label, done, total }) });
    setJob(null);
  }

  return { job, run, cancel: () => controller.current?.abort() };
}
