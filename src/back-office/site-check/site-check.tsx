import { useId, useRef } from 'react';
import { Badge } from '@/back-office/shared/badge';
import { JobBar } from '@/back-office/shared/job-bar';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { CopyReport } from './copy-report';
import type { ReadStaticPages } from './open-site';
import { sectionsOf, summaryOf, type Report } from './report';
import { ResultRow } from './result-row';
import { useSiteCheck } from './use-site-check';

export function SiteCheck({ readStaticPages }: { readStaticPages: ReadStaticPages }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { job, report, start, cancel } = useSiteCheck(readStaticPages);

  // The focus may have been on Cancel.
  useFocusRepair(panel, job === null, (element) => element.querySelector('button')?.focus());

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="min-w-0 border border-rule bg-paper-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
        <div className="grid max-w-measure min-w-0 gap-1">
          <h2 id={id} className="text-lg">
            Site check
          </h2>
          <p className="text-sm text-ink-soft">
            Tests rules, accounts, content, and delivery from this browser, as a visitor and as you.
            Stores nothing.
          </p>
        </div>
        {/* Not `disabled` meanwhile, which would lose the focus. */}
        <Button variant="outline" size="small" aria-disabled={job !== null} onClick={start}>
          Run site check
        </Button>
      </div>
      {/* As high as the progress, so that nothing moves. */}
      <div className="grid min-h-34 content-center border-t border-rule text-sm sm:min-h-16">
        {job && <JobBar job={job} onCancel={cancel} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4">
          <p role="status">{!job && (report ? summaryOf(report) : 'Not run yet.')}</p>
          {!job && report && <CopyReport key={report.at.getTime()} report={report} />}
        </div>
      </div>
      {report && <ReportSections report={report} />}
    </section>
  );
}

function ReportSections({ report }: { report: Report }) {
  return sectionsOf(report).map(({ verdict, word, tone, results }) => (
    // The key resets `open` for each run.
    <details
      key={`${verdict} ${report.at.getTime()}`}
      open={verdict !== 'pass'}
      className="border-t border-rule"
    >
      <summary className="bg-paper-deep px-4 py-2">
        <h3 className="inline-flex items-center gap-2 align-middle font-text text-sm">
          <Badge tone={tone}>{word}</Badge> {results.length}
        </h3>
      </summary>
      <ul className="divide-y divide-rule border-t border-rule">
        {results.map((result) => (
          <ResultRow key={result.title} {...result} />
        ))}
      </ul>
    </details>
  ));
}
