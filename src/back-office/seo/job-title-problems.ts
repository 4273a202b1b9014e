import { FIRM } from '@/content/firm';
import { includesWords } from '@/lib/includes-words';

interface TitleProblem {
  reason: string;
  remedy: string;
}

/** Numbers of products, as in `19c` or `S/4`, are no codes; Google accepts numbers, `/`, and `-`. */
const CODE =
  /#\s?\d|\b(?:job|req|requisition|ref|id)\b[\s.:#-]*\d|\b\d{5,}\b|\b[A-Z]{2,}-\d{4,}\b/i;
const SALARY = /[$€£]\s?\d|\b\d+\s?k\b|\b\d{1,3},\d{3}\b/i;
const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/;
/** Signs and pictures that stand out; not ©, ®, and ™, which belong to names. */
const SIGN = /[!*★☆✓✔►]|(?![©®™#*\d])\p{Extended_Pictographic}/u;
const APPEAL = /\b(?:apply now|now hiring|we[’']re hiring|urgent(?:ly)?|immediate start)\b/i;
/** Longer than most abbreviations. */
const CAPITAL_WORD = /\p{Lu}{5,}/u;

/**
 * What a title says besides the job, of what Google advises against: codes, places, dates, salaries, company names, and
 * special characters. https://developers.google.com/search/docs/appearance/structured-data/job-posting#title
 * @param places what would repeat the place
 */
export function jobTitleProblems(title: string, places: readonly string[]): TitleProblem[] {
  const company = [FIRM.name, FIRM.shortName].find((name) => includesWords(title, name));
  const place = places.find((name) => includesWords(title, name));
  const isInCapitals = CAPITAL_WORD.test(title) && title === title.toUpperCase();
  const found = (pattern: RegExp) => pattern.exec(title)?.[0];
  return [
    problem('the company', company, 'Leave it out: Google shows the company beside the title.'),
    problem('a place', place, 'Leave it out: the place belongs into Location.'),
    problem('a salary', found(SALARY), 'Leave it out: it belongs into Salary Range.'),
    problem('a date', found(DATE), 'Leave it out: Google shows the date posted.'),
    problem('a code', found(CODE), 'Leave it out: the posting has an identifier of its own.'),
    problem('a call to apply', found(APPEAL), 'Leave only the name of the job.'),
    problem('a special character', found(SIGN), 'Leave it out: Google may take it for spam.'),
    isInCapitals && {
      reason: 'The title is in capital letters.',
      remedy: 'Capitalize words only, as in “Senior Oracle Developer”.',
    },
  ].filter((one) => one !== false);
}

function problem(what: string, found: string | undefined, remedy: string): TitleProblem | false {
  return found !== undefined && { reason: `It names ${what}: “${found}”.`, remedy };
}
