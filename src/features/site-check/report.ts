import { formatDateTime } from '@/lib/dates';
import { GROUPS, type Check } from './check';
import { VERDICT_WORDS, type Finding, type Verdict } from './finding';

export type CheckResult = Pick<Check, 'group' | 'title'> & Finding;

/** What a run has found; with fewer results than `total` where it was canceled. */
export interface Report {
  results: CheckResult[];
  total: number;
  at: Date;
  /** Origin of the checked site. */
  site: string;
}

const COUNT_WORDS: Record<Verdict, string> = {
  pass: 'passed',
  fail: 'failed',
  unknown: 'not known here',
  note: 'to note',
};

/** '24 passed, 1 failed, 2 not known here', without those that are none. */
function countsOf(results: CheckResult[]): string {
  return (Object.keys(COUNT_WORDS) as Verdict[])
    .map((verdict) => ({ verdict, count: results.filter((r) => r.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${COUNT_WORDS[verdict]}`)
    .join(', ');
}

/** What a run has found, in numbers, and whether it was canceled. */
export function summaryOf({ results, total }: Report): string {
  const counts = countsOf(results);
  const missing = total - results.length;
  return missing > 0 ? `${counts}. Canceled: ${missing} of ${total} weren’t checked.` : counts;
}

interface Section {
  heading: string;
  /** In numbers. */
  summary: string;
  isSound: boolean;
  results: CheckResult[];
}

/** What failed, then the rest by group. */
export function sectionsOf({ results }: Report): Section[] {
  const failed = results.filter(({ verdict }) => verdict === 'fail');
  const others = results.filter(({ verdict }) => verdict !== 'fail');
  return [
    { heading: 'To fix', results: failed },
    ...GROUPS.map((group) => ({
      heading: group,
      results: others.filter((result) => result.group === group),
    })),
  ]
    .filter((section) => section.results.length > 0)
    .map((section) => ({
      ...section,
      summary: countsOf(section.results),
      isSound: section.results.every(({ verdict }) => verdict === 'pass'),
    }));
}

/** On one line, without invisible characters: an id may hold any. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ');

/** The report as plain text. Holds ids and no other personal data. */
export function textOf(report: Report): string {
  const lines = sectionsOf(report).flatMap(({ heading, results }) => [
    '',
    heading,
    ...results.flatMap(({ verdict, title, text, mend, places = [] }) => [
      `- ${VERDICT_WORDS[verdict]}: ${title}. ${text}`,
      ...(mend ? [`  How to fix it: ${mend}`] : []),
      ...places.map(({ label, problem }) => `  - ${oneLine(`${label}: ${problem}`)}`),
    ]),
  ]);
  return [
    `Site check of ${report.site}, ${formatDateTime(report.at)}`,
    summaryOf(report),
    ...lines,
    '',
  ].join('\n');
}
