import type { Career, CareerValues } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { payWords } from '@/collections/pay';
import { characterCount } from '@/domain/text';
import { jobPosting, plainJobDescription } from '@/features/seo/job-posting-data';
import { countryName } from '@/lib/codes';
import { formatDay } from '@/lib/dates';
import { includesWords } from '@/lib/includes-words';
import { payIn, placeIn } from './text-reading';

export const JOB_POSTING_SOURCE = {
  label: 'Google: job posting structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
};

/** In characters. Our own threshold: Google doesn't publish one. */
export const MIN_DESCRIPTION = 300;

export interface JobPoint {
  name: string;
  level: 'required by Google' | 'recommended by Google';
  state: 'fulfilled' | 'improvable' | 'missing';
  reason: string;
  remedy: string;
  /** What the texts say that fields could say: the words of each button, and the values of the form that it sets. */
  offers?: { label: string; values: Partial<CareerValues> }[];
}

type Finding = Omit<JobPoint, 'name' | 'level'>;

const fulfilled = (reason: string): Finding => ({ state: 'fulfilled', reason, remedy: '' });

const missing = (reason: string, remedy: string): Finding => ({ state: 'missing', reason, remedy });

/** Checks a career against Google's rules. */
export function jobReadiness(career: Career): JobPoint[] {
  const posting = jobPosting(career);
  const [level, recommended] = ['required by Google', 'recommended by Google'] as const;
  return [
    { level, name: 'Title is just a job title', ...titleFinding(career, posting) },
    { level, name: 'Description explains the work', ...lengthFinding(career, posting) },
    { level, name: 'Description isn’t just the title', ...differenceFinding(career, posting) },
    { level, name: 'Date posted', ...dateFinding(career, posting) },
    { level, name: 'Hiring organization', ...fulfilled(`${posting.hiringOrganization.name}.`) },
    { level, name: 'Location with a country', ...placeFinding(career) },
    { level: recommended, name: 'Salary', ...salaryFinding(career) },
    { level: recommended, name: 'Employment type', ...typeFinding(posting) },
  ];
}

type Posting = ReturnType<typeof jobPosting>;

function titleFinding({ location, region }: Career, posting: Posting): Finding {
  if (!posting.title) return missing('There’s no title.', 'Enter the job title.');
  const [problem] = jobTitleProblems(posting.title, [location.split(/[,;(]/)[0] ?? '', region]);
  return problem ? { state: 'improvable', ...problem } : fulfilled('Contains only the job title.');
}

function lengthFinding(career: Career, posting: Posting): Finding {
  const length = characterCount(plainJobDescription(career));
  const remedy = 'Describe tasks, qualifications, skills, and working hours.';
  if (!posting.description) return { ...differenceFinding(career, posting), remedy };
  const reason = `${length.toLocaleString('en-US')} characters, including the lists`;
  if (length >= MIN_DESCRIPTION) return fulfilled(`${reason}.`);
  return {
    state: 'improvable',
    reason: `${reason}; we recommend ${MIN_DESCRIPTION} or more (Google gives no number).`,
    remedy,
  };
}

function differenceFinding(career: Career, posting: Posting): Finding {
  if (posting.description) return fulfilled('Adds information to the title.');
  const isBlank = plainJobDescription(career) === '';
  return missing(
    isBlank ? 'There’s no description.' : 'The description only repeats the title.',
    'Describe the work in the job description.',
  );
}

function dateFinding(career: Career, posting: Posting): Finding {
  if (!posting.datePosted)
    return missing('There’s no date yet.', 'Save the career to set the date.');
  return fulfilled(`${formatDay(career.createdAt)}, the date of the first save.`);
}

function placeFinding(career: Career): Finding {
  const { country, region, isRemote } = career;
  const offers = Object.entries(placeIn(career.location)).flatMap(([field, value]) =>
    value && !career[field as keyof Career]
      ? { label: `Use ${value === true ? 'remote' : value}?`, values: { [field]: value } }
      : [],
  );
  if (!country)
    return { ...missing('The country isn’t stated.', 'Choose it under “Country.”'), offers };
  const place = [region, countryName(country)].filter(Boolean).join(', ');
  return { ...fulfilled(isRemote ? `Remote; applicants in ${place}.` : `${place}.`), offers };
}

function salaryFinding(career: Career): Finding {
  const words = payWords(career);
  if (words) return fulfilled(`${words}.`);
  const { payFrom, payTo, salaryRange } = career;
  const values = payFrom === null && payIn(salaryRange);
  return {
    ...missing(
      payFrom && payTo && payTo < payFrom
        ? '“Pay to” is less than “Pay from.”'
        : 'The pay isn’t stated in full.',
      'Fill in “Pay from,” “Pay currency,” and “Pay period.”',
    ),
    offers: values ? [{ label: `Use ${salaryRange.trim()}?`, values }] : [],
  };
}

function typeFinding({ employmentType }: Posting): Finding {
  if (employmentType) return fulfilled(`${employmentType}.`);
  return missing('The saved job type isn’t recognized.', 'Choose a job type.');
}

/** Requisition numbers, but not product versions such as `19c` or `S/4`. */
const CODE =
  /#\s?\d|\b(?:job|req|requisition|ref|id)\b[\s.:#-]*\d|\b\d{5,}\b|\b[A-Z]{2,}-\d{4,}\b/i;
const SALARY = /[$€£]\s?\d|\b\d+\s?k\b|\b\d{1,3},\d{3}\b/i;
const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/;
/** Excludes ©, ®, and ™, which can be part of a name. */
const SIGN = /[!*★☆✓✔►]|(?![©®™#*\d])\p{Extended_Pictographic}/u;
const APPEAL = /\b(?:apply now|now hiring|we[’']re hiring|urgent(?:ly)?|immediate start)\b/i;
/** Five or more capital letters. Most abbreviations are shorter. */
const CAPITAL_WORD = /\p{Lu}{5,}/u;

/** Problems that Google's guidelines mention: https://developers.google.com/search/docs/appearance/structured-data/job-posting#title */
function jobTitleProblems(title: string, places: readonly string[]) {
  const company = [FIRM.name, FIRM.shortName].find((name) => includesWords(title, name));
  const place = places.find((name) => name.trim() && includesWords(title, name.trim()));
  const isInCapitals = CAPITAL_WORD.test(title) && title === title.toUpperCase();
  const found = (pattern: RegExp) => pattern.exec(title)?.[0];
  return [
    problem('the company name', company, 'Remove it: Google shows the company next to the title.'),
    problem('a location', place, 'Remove it: the location belongs in the Location field.'),
    problem('a salary', found(SALARY), 'Remove it: the salary belongs in the Salary Range field.'),
    problem('a date', found(DATE), 'Remove it: Google shows the date posted.'),
    problem('a job code', found(CODE), 'Remove it: the posting has its own identifier.'),
    problem('a call to apply', found(APPEAL), 'Keep only the job title.'),
    problem('a special character', found(SIGN), 'Remove it: Google may treat it as spam.'),
    isInCapitals && {
      reason: 'The title is in all capital letters.',
      remedy: 'Capitalize only first letters, as in “Senior Oracle Developer”.',
    },
  ].filter((one) => one !== false);
}

function problem(what: string, found: string | undefined, remedy: string) {
  return found !== undefined && { reason: `The title contains ${what}: “${found}”.`, remedy };
}
