import { careers, type Career } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { characterCount } from '@/domain/text';
import { jobPosting, plainJobDescription } from '@/features/seo/job-posting-data';
import { formatDay } from '@/lib/dates';
import { includesWords } from '@/lib/includes-words';

export const JOB_POSTING_SOURCE = {
  label: 'Google: job posting structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
};

/** In characters. Our own threshold: Google doesn't publish one. */
export const MIN_DESCRIPTION = 300;

export interface JobPoint {
  name: string;
  level: 'required' | 'recommended';
  state: 'fulfilled' | 'improvable' | 'missing';
  reason: string;
  remedy: string;
}

type Finding = Pick<JobPoint, 'state' | 'reason' | 'remedy'>;

const fulfilled = (reason: string): Finding => ({ state: 'fulfilled', reason, remedy: '' });

const missing = (reason: string, remedy: string): Finding => ({ state: 'missing', reason, remedy });

export function jobReadiness(career: Career): JobPoint[] {
  const posting = jobPosting(career);
  const point = (level: JobPoint['level'], name: string, finding: Finding): JobPoint => ({
    level,
    name,
    ...finding,
  });
  return [
    point('required', 'Title is just a job title', titleFinding(posting)),
    point('required', 'Description explains the work', lengthFinding(career, posting)),
    point('required', 'Description isn’t just the title', differenceFinding(career, posting)),
    point('required', 'Date posted', dateFinding(career, posting)),
    point('required', 'Hiring organization', fulfilled(`${posting.hiringOrganization.name}.`)),
    point('required', 'Location with a country', placeFinding(career, posting)),
    point('recommended', 'Salary', salaryFinding(career, posting)),
    point('recommended', 'Employment type', typeFinding(posting)),
  ];
}

type Posting = ReturnType<typeof jobPosting>;

function titleFinding(posting: Posting): Finding {
  if (!posting.title) return missing('There’s no title.', 'Enter the job title.');
  const [problem] = jobTitleProblems(posting.title, placeNames(posting));
  return problem ? { state: 'improvable', ...problem } : fulfilled('Contains only the job title.');
}

function placeNames({ jobLocation, jobLocationType }: Posting): string[] {
  if (jobLocationType) return ['remote'];
  const { addressLocality: city } = jobLocation?.address ?? {};
  return city ? [city] : [];
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

function placeFinding({ location }: Career, posting: Posting): Finding {
  const { applicantLocationRequirements: applicants, jobLocation: place } = posting;
  if (applicants) return fulfilled(`Remote; applicant location: ${applicants.name}.`);
  if (place) {
    const { addressLocality: city, addressRegion: region, addressCountry: country } = place.address;
    return fulfilled(`Recognized as ${[city, region, country].filter(Boolean).join(', ')}.`);
  }
  const text = location.trim().slice(0, careers.fields.location.limit);
  return missing(
    text ? `“${text}” doesn’t clearly name a country.` : 'There’s no location.',
    'Name the country in English: “Denver, CO, USA”, “Berlin, Germany”, or “Remote (US)”. ' +
      'A code such as CO or DE can mean a state or a country.',
  );
}

function salaryFinding({ salaryRange }: Career, { baseSalary }: Posting): Finding {
  if (baseSalary) {
    const { minValue: min, maxValue: max, unitText: unit } = baseSalary.value;
    const amount = [...new Set([min, max])].map((value) => value.toLocaleString('en-US'));
    const per = unit.toLowerCase();
    return fulfilled(`${baseSalary.currency} ${amount.join(' to ')} per ${per}.`);
  }
  const text = salaryRange.trim().slice(0, careers.fields.salaryRange.limit);
  return missing(
    text
      ? `“${text}” doesn’t clearly state the currency, amount, and pay period.`
      : 'There’s no salary.',
    'Use a format such as “$135,000 – $165,000 a year” or “€58.50 per hour.” For dollars other than ' +
      'US dollars, use the currency code, as in “CAD 58.50 per hour.”',
  );
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
  const place = places.find((name) => includesWords(title, name));
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
