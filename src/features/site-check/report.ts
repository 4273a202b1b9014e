import type { BadgeTone } from '@/components/badge';
import { formatDateTime } from '@/lib/dates';
import type { Finding, Verdict } from './check';

export type CheckResult = Finding & { title: string };

/** What a run has found; with fewer results than `total` where it was canceled. */
export interface Report {
  results: CheckResult[];
  total: number;
  at: Date;
  /** Origin of the checked site. */
  site: string;
}

/** In the order of the report. */
const VERDICTS: Record<Verdict, { word: string; tone: BadgeTone; inSummary: string }> = {
  fail: { word: 'Fail', tone: 'red', inSummary: 'failed' },
  unknown: { word: 'Couldn’t check', tone: 'gray', inSummary: 'couldn’t be checked' },
  note: { word: 'Note', tone: 'yellow', inSummary: 'to note' },
  pass: { word: 'Pass', tone: 'green', inSummary: 'passed' },
};

/** The results by verdict, those to fix first. */
export function sectionsOf({ results }: Report) {
  return (Object.keys(VERDICTS) as Verdict[])
    .map((verdict) => ({
      verdict,
      ...VERDICTS[verdict],
      results: results.filter((result) => result.verdict === verdict),
    }))
    .filter((section) => section.results.length > 0);
}

/** '1 failed, 2 couldn’t be checked, 22 passed', and whether the run was canceled. */
export function summaryOf(report: Report): string {
  const counts = sectionsOf(report)
    .map(({ results, inSummary }) => `${results.length} ${inSummary}`)
    .join(', ');
  const missing = report.total - report.results.length;
  return missing > 0
    ? `${counts}. Canceled: ${missing} of ${report.total} weren’t checked.`
    : counts;
}

/** On one line, without invisible characters: an id may hold any. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ');

/** The report as plain text. Holds ids and no other personal data. */
export function textOf(report: Report): string {
  const lines = sectionsOf(report).flatMap(({ word, results }) => [
    '',
    ...results.flatMap(({ title, text, remedy, places = [] }) => [
      `- ${word}: ${title}. ${text}`,
      ...(remedy ? [`  How to fix it: ${remedy}`] : []),
      ...places.map(({ label, problem }) => `  - ${oneLine(`${label}: ${problem}`)}`),
    ]),
  ]);
  const heading = `Site check of ${report.site}, ${formatDateTime(report.at)}`;
  return [heading, summaryOf(report), ...lines, ''].join('\n');
}
