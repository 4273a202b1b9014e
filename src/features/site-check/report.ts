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

/** '24 passed, 1 failed, 2 not known here'; without those that are none, but always with the failed ones. */
export function summaryOf({ results, total }: Report): string {
  const counts = (Object.keys(COUNT_WORDS) as Verdict[])
    .map((verdict) => ({
      verdict,
      count: results.filter((result) => result.verdict === verdict).length,
    }))
    .filter(({ verdict, count }) => count > 0 || verdict === 'fail')
    .map(({ verdict, count }) => `${count} ${COUNT_WORDS[verdict]}`)
    .join(', ');
  const missing = total - results.length;
  return missing > 0 ? `${counts}. Canceled: ${missing} of ${total} weren’t checked` : counts;
}

/** Headings with their results: what failed comes first. */
export function sectionsOf({ results }: Report): { heading: string; results: CheckResult[] }[] {
  const others = results.filter(({ verdict }) => verdict !== 'fail');
  return [
    { heading: 'To fix', results: results.filter(({ verdict }) => verdict === 'fail') },
    ...GROUPS.map((group) => ({
      heading: group as string,
      results: others.filter((result) => result.group === group),
    })),
  ].filter((section) => section.results.length > 0);
}

/** On one line, as an id may have line breaks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The report as plain text. Holds ids and no other personal data. */
export function textOf(report: Report): string {
  const lines = sectionsOf(report).flatMap(({ heading, results }) => [
    '',
    heading,
    ...results.flatMap(({ verdict, title, text, mend, places = [] }) => [
      `- ${VERDICT_WORDS[verdict]}: ${title}. ${text}`,
      ...(mend ? [`  How to fix it: ${mend}`] : []),
      ...places.map(({ label, problem }) =>
        oneLine(`  - ${label}: ${problem}`).replace(/^ /, '  '),
      ),
    ]),
  ]);
  return [
    `Site check of ${report.site}, ${formatDateTime(report.at)}`,
    summaryOf(report),
    ...lines,
    '',
  ].join('\n');
}
