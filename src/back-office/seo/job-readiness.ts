import { FIRM } from '@/content/firm';
import { CAREER_LIMITS, type Career } from '@/domain/career';
import { characterCount } from '@/domain/text';
import { jobPosting, plainJobDescription } from '@/features/seo/job-posting-data';
import { formatDay } from '@/lib/dates';
import { includesWords } from '@/lib/includes-words';

/** Also for the terms `required` and `recommended`. */
export const JOB_POSTING_SOURCE = {
  label: 'Google: job posting structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
};

/** In characters. Our choice: Google asks for tasks, qualifications, skills, and hours, but names no number. */
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

/** Computed from the structured data of the page while it is active. */
export function jobReadiness(career: Career): JobPoint[] {
  const posting = jobPosting(career);
  const point = (level: JobPoint['level'], name: string, finding: Finding): JobPoint => ({
    level,
    name,
    ...finding,
  });
  return [
    point('required', 'Title is a job title', titleFinding(posting)),
    point('required', 'Description says what the work is', lengthFinding(career, posting)),
    point('required', 'Description is not the title', differenceFinding(career, posting)),
    point('required', 'Date posted', dateFinding(career, posting)),
    point('required', 'Hiring organization', fulfilled(`${posting.hiringOrganization.name}.`)),
    point('required', 'Place with a country', placeFinding(career, posting)),
    point('recommended', 'Salary', salaryFinding(career, posting)),
    point('recommended', 'Employment type', typeFinding(posting)),
  ];
}

type Posting = ReturnType<typeof jobPosting>;

function titleFinding(posting: Posting): Finding {
  if (!posting.title) return missing('There’s no title.', 'Enter the name of the job.');
  const [problem] = jobTitleProblems(posting.title, placeNames(posting));
  return problem ? { state: 'improvable', ...problem } : fulfilled('Nothing but the job title.');
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
  const reason = `${length.toLocaleString('en-US')} characters with the lists`;
  if (length >= MIN_DESCRIPTION) return fulfilled(`${reason}.`);
  return {
    state: 'improvable',
    reason: `${reason}; we recommend ${MIN_DESCRIPTION} or more (Google names no number).`,
    remedy,
  };
}

function differenceFinding(career: Career, posting: Posting): Finding {
  if (posting.description) return fulfilled('It says more than the title.');
  const isBlank = plainJobDescription(career) === '';
  return missing(
    isBlank ? 'There’s no description.' : 'The description repeats the title.',
    'Describe the work in the job description.',
  );
}

function dateFinding(career: Career, posting: Posting): Finding {
  if (!posting.datePosted) return missing('No date is stored.', 'Save the career.');
  return fulfilled(`${formatDay(career.createdAt)}, set by the first save.`);
}

function placeFinding({ location }: Career, posting: Posting): Finding {
  const { applicantLocationRequirements: applicants, jobLocation: place } = posting;
  if (applicants) return fulfilled(`Remote, from ${applicants.name}.`);
  if (place) {
    const { addressLocality: city, addressRegion: region, addressCountry: country } = place.address;
    return fulfilled(`Read as ${[city, region, country].filter(Boolean).join(', ')}.`);
  }
  const text = location.trim().slice(0, CAREER_LIMITS.location);
  return missing(
    text ? `“${text}” doesn’t clearly name a country.` : 'There’s no location.',
    'Name the country in English, as in “Denver, CO, USA”, “Berlin, Germany”, or “Remote (US)”. ' +
      'A code such as CO or DE may be a state or a country.',
  );
}

function salaryFinding({ salaryRange }: Career, { baseSalary }: Posting): Finding {
  if (baseSalary) {
    const { minValue: min, maxValue: max, unitText: unit } = baseSalary.value;
    const amount = [...new Set([min, max])].map((value) => value.toLocaleString('en-US'));
    const per = unit.toLowerCase();
    return fulfilled(`${baseSalary.currency} ${amount.join(' to ')} per ${per}.`);
  }
  const text = salaryRange.trim().slice(0, CAREER_LIMITS.salaryRange);
  return missing(
    text
      ? `“${text}” doesn’t clearly name currency, amount, and unit of time.`
      : 'There’s no salary.',
    'Write it as in “$135,000 – $165,000 a year”, “€58.50 per hour”, or, with dollars that aren’t ' +
      'those of the US, “CAD 58.50 per hour”.',
  );
}

function typeFinding({ employmentType }: Posting): Finding {
  if (employmentType) return fulfilled(`${employmentType}.`);
  return missing('The stored job type is unknown.', 'Choose a job type.');
}

/** Product numbers such as `19c` or `S/4` aren't codes. */
const CODE =
  /#\s?\d|\b(?:job|req|requisition|ref|id)\b[\s.:#-]*\d|\b\d{5,}\b|\b[A-Z]{2,}-\d{4,}\b/i;
const SALARY = /[$€£]\s?\d|\b\d+\s?k\b|\b\d{1,3},\d{3}\b/i;
const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/;
/** Not ©, ®, and ™, which belong to names. */
const SIGN = /[!*★☆✓✔►]|(?![©®™#*\d])\p{Extended_Pictographic}/u;
const APPEAL = /\b(?:apply now|now hiring|we[’']re hiring|urgent(?:ly)?|immediate start)\b/i;
/** Longer than most abbreviations. */
const CAPITAL_WORD = /\p{Lu}{5,}/u;

/** What Google advises against: https://developers.google.com/search/docs/appearance/structured-data/job-posting#title */
function jobTitleProblems(title: string, places: readonly string[]) {
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

function problem(what: string, found: string | undefined, remedy: string) {
  return found !== undefined && { reason: `It names ${what}: “${found}”.`, remedy };
}
