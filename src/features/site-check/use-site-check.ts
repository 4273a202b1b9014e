import { useState } from 'react';
import { useJob } from '@/components/use-job';
import { ALL_CHECKS } from './all-checks';
import { closeMeans, findingOf, openMeans, type ReadStaticPages } from './check';
import type { CheckResult, Report } from './report';

/** Runs all checks, one after the other, and keeps the report of the last run. */
export function useSiteCheck(readStaticPages: ReadStaticPages) {
  const { job, run, cancel } = useJob();
  const [report, setReport] = useState<Report | null>(null);

  function check() {
    if (job) return;
    void run('Site check', ALL_CHECKS.length, async ({ signal, onProgress }) => {
      const canceled = new Promise<null>((resolve) =>
        signal.addEventListener('abort', () => resolve(null)),
      );
      const means = openMeans(signal, readStaticPages);
      const results: CheckResult[] = [];
      for (const entry of ALL_CHECKS) {
        const finding = await Promise.race([findingOf(entry, means), canceled]);
        if (!finding) break;
        results.push({ group: entry.group, title: entry.title, ...finding });
        onProgress(results.length);
      }
      setReport({ results, total: ALL_CHECKS.length, at: new Date(), site: location.origin });
      void closeMeans(means);
    });
  }

  return { job, report, check, cancel };
}
