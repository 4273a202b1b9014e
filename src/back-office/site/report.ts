import type { BadgeTone } from '@/back-office/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { verbFor } from '@/lib/verb-for';
import type { Finding, Verdict } from './check';

export type CheckResult = Finding & { title: string };

export interface Report {
  results: CheckResult[];
  total: number;
  at: Date;
}

const VERDICTS: Record<Verdict, { word: string; tone: BadgeTone; inSummary: string }> = {
  fail: { word: 'Fail', tone: 'red', inSummary: 'failed' },
  unknown: { word: 'Couldn’t check', tone: 'gray', inSummary: 'couldn’t be checked' },
  note: { word: 'Note', tone: 'yellow', inSummary: 'with a note' },
  pass: { word: 'Pass', tone: 'green', inSummary: 'passed' },
};

export function sectionsOf({ results }: Report) {
  return (Object.keys(VERDICTS) as Verdict[])
    .map((verdict) => ({
      verdict,
      ...VERDICTS[verdict],
      results: results.filter((result) => result.verdict === verdict),
    }))
    .filter((section) => section.results.length > 0);
}

export function summaryOf(report: Report): string {
  const counts = sectionsOf(report).map(
    ({ results, inSummary }) => `${results.length} ${inSummary}`,
  );
  const missing = report.total - report.results.length;
  const verb = verbFor(missing, report.total, 'wasn’t', 'weren’t');
  const canceled = missing > 0 ? ` Canceled: ${missing} of ${report.total} ${verb} checked.` : '';
  return `${counts.join(', ')} on ${formatDateTime(report.at)}.${canceled}`;
}

/** Replaces line breaks and invisible characters, which an ID may contain, with spaces. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ');

export function textOf(report: Report): string {
  const lines = sectionsOf(report).flatMap(({ word, results }) => [
    '',
    ...results.flatMap(({ title, text, remedy, places = [] }) => [
      `- ${word}: ${title}. ${text}`,
      ...(remedy ? [`  How to fix it: ${remedy}`] : []),
      ...places.map(({ label, problem }) => `  - ${oneLine(`${label}: ${problem}`)}`),
    ]),
  ]);
  return [`Site check of ${location.origin}`, summaryOf(report), ...lines, ''].join('\n');
}
