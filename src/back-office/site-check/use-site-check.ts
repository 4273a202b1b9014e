import { useState } from 'react';
import { useJob } from '@/back-office/shared/use-job';
import { CHECKS } from './checks';
import { openSite, type ReadStaticPages } from './open-site';
import type { CheckResult, Report } from './report';
import { runCheck } from './run-check';

export function useSiteCheck(readStaticPages: ReadStaticPages) {
  const { job, run, cancel } = useJob();
  const [report, setReport] = useState<Report | null>(null);

  function start() {
    if (job) return;
    void run('Site check', CHECKS.length, async ({ signal, onProgress }) => {
      const canceled = new Promise<null>((resolve) =>
        signal.addEventListener('abort', () => resolve(null)),
      );
      const site = openSite(signal, readStaticPages);
      const results: CheckResult[] = [];
      for (const check of CHECKS) {
        const finding = await Promise.race([runCheck(check, site), canceled]);
        if (!finding) break;
        results.push({ title: check.title, ...finding });
        onProgress(results.length);
      }
      setReport({ results, total: CHECKS.length, at: new Date() });
    });
  }

  return { job, report, start, cancel };
}
