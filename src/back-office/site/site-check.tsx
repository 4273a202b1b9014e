import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/back-office/ui/badge';
import { ProgressBar } from '@/back-office/run/progress-bar';
import { useScreenJob } from '@/back-office/ui/use-screen-job';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { CHECKS } from './checks';
import { openSite, type ReadStaticPages } from './check';
import { lastCheckWords, rememberCheck } from './remembered-check';
import { sectionsOf, summaryOf, textOf, type CheckResult, type Report } from './report';
import { runCheck } from './run-check';

export function SiteCheck({ readStaticPages }: { readStaticPages: ReadStaticPages }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
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
      const done = { results, total: CHECKS.length, at: new Date() };
      setReport(done);
      rememberCheck(done);
    });
  }

  // The Cancel button, which may have had the focus, disappears.
  useFocusRepair(panel, job === null, (element) => element.querySelector('button')?.focus());

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="min-w-0 border border-rule bg-paper-raised"
    >
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Site check
      </h2>
      <div className="grid justify-items-start gap-4 p-4">
        <p className="max-w-measure text-ink-soft">
          Tests rules, accounts, content, and delivery from this browser, as a visitor and as you.
          Changes nothing.
        </p>
        <Button variant="outline" size="small" aria-disabled={job !== null} onClick={start}>
          Run site check
        </Button>
      </div>
      <div className="grid min-h-34 content-center border-t border-rule text-sm sm:min-h-16">
        {job && <ProgressBar {...job} onCancel={cancel} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2">
          <p role="status">{!job && (report ? summaryOf(report) : `${lastCheckWords()}.`)}</p>
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

function CopyReport({ report }: { report: Report }) {
  const [result, setResult] = useState('');

  async function handleCopy() {
    setResult('');
    try {
      await navigator.clipboard.writeText(textOf(report));
      setResult('Copied');
    } catch {
      setResult('Couldn’t copy the report. Try again.');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="quiet" size="small" onClick={() => void handleCopy()}>
        Copy as text
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {result}
      </span>
    </div>
  );
}

const MAX_SHOWN = 10;

function ResultRow({ title, text, remedy, places = [] }: CheckResult) {
  return (
    <li className="grid min-w-0 px-4 py-2 text-sm wrap-anywhere">
      <h4 className="font-text text-base font-semibold">{title}</h4>
      <p className="text-ink-soft">{text}</p>
      {remedy && (
        <p>
          <span className="font-semibold">How to fix it:</span> {remedy}
        </p>
      )}
      {places.length > 0 && (
        // IDs and field names may have any length and script.
        <ul className="grid gap-1 pt-1 contain-paint">
          {places.slice(0, MAX_SHOWN).map(({ label, problem, to }) => (
            <li key={label} className="flex flex-wrap gap-x-2 *:line-clamp-3 *:min-h-6">
              <Link to={to} dir="auto" className="text-firm underline">
                {label}
              </Link>{' '}
              <span dir="auto" className="text-ink-soft">
                {problem}
              </span>
            </li>
          ))}
        </ul>
      )}
      {places.length > MAX_SHOWN && (
        <p>“Copy as text” includes {places.length - MAX_SHOWN} more.</p>
      )}
    </li>
  );
}
