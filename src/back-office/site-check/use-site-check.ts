import { useState } from 'react';
import { useScreenJob } from '@/back-office/shared/use-screen-job';
import { CHECKS } from './checks';
import { openSite, type ReadStaticPages } from './open-site';
import type { CheckResult, Report } from './report';
import { runCheck } from './run-check';

export function useSiteCheck(readStaticPages: ReadStaticPages) {
  const { job, run, cancel } = useScreenJob();
  const [report, setReport] = useState<Report | null>(null);

  function start() {
    void run('Site check', async ({ signal, onProgress }) => {
      const canceled = new Promise<null>((resolve) =>
        signal.addEventListener('abort', () => resolve(null)),
      );
      const site = openSite(signal, readStaticPages);
      const results: CheckResult[] = [];
      for (const check of CHECKS) {
        const finding = await Promise.race([runCheck(check, site), canceled]);
        if (!finding) break;
        results.push({ title: check.title, ...finding });
        onProgress(results.length, CHECKS.length);
      }
      setReport({ results, total: CHECKS.length, at: new Date() });
    });
  }

  return { job, report, start, cancel };
}
