import { CAREER_LIMITS, type Career } from '@/domain/career';
import { characterCount } from '@/domain/text';
import { formatDay } from '@/lib/dates';
import { jobPosting, plainJobDescription } from '@/features/seo/job-posting-data';
import { jobTitleProblems } from './job-title-problems';

/** What Google asks for, and the terms `required` and `recommended` below. */
export const JOB_POSTING_SOURCE = {
  label: 'Google: job posting structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
};

/**
 * Shortest description that says what the work is, in characters. Ours: Google asks for responsibilities,
 * qualifications, skills, and working hours, and names no number.
 */
export const MIN_DESCRIPTION = 300;

export interface JobPoint {
  name: string;
  /** What the structured data is to Google that the point is about. */
  level: 'required' | 'recommended';
  state: 'fulfilled' | 'improvable' | 'missing';
  reason: string;
  remedy: string;
}

type Finding = Pick<JobPoint, 'state' | 'reason'> & { remedy?: string };

const fulfilled = (reason: string): Finding => ({ state: 'fulfilled', reason });

/**
 * The points of a career, computed from the structured data that its page emits while it is active. Google refuses a
 * posting with a required point that is missing.
 */
export function jobReadiness(career: Career): JobPoint[] {
  const posting = jobPosting(career);
  const required = (name: string, finding: Finding) => point(name, 'required', finding);
  const recommended = (name: string, finding: Finding) => point(name, 'recommended', finding);
  return [
    required('Title is a job title', titleFinding(posting)),
    required('Description says what the work is', lengthFinding(career, posting)),
    required('Description is not the title', differenceFinding(career, posting)),
    required('Date posted', dateFinding(career, posting)),
    required('Hiring organization', fulfilled(`${posting.hiringOrganization.name}.`)),
    required('Place with a country', placeFinding(career, posting)),
    recommended('Salary', salaryFinding(career, posting)),
    recommended('Employment type', typeFinding(posting)),
  ];
}

type Posting = ReturnType<typeof jobPosting>;

function point(name: string, level: JobPoint['level'], { remedy = '', ...found }: Finding) {
  return { name, level, ...found, remedy };
}

function titleFinding(posting: Posting): Finding {
  if (!posting.title) {
    return { state: 'missing', reason: 'There’s no title.', remedy: 'Enter the name of the job.' };
  }
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
  return {
    state: 'missing',
    reason: isBlank ? 'There’s no description.' : 'The description repeats the title.',
    remedy: 'Describe the work in the job description.',
  };
}

function dateFinding(career: Career, posting: Posting): Finding {
  if (posting.datePosted) {
    return fulfilled(`${formatDay(career.createdAt)}, set by the first save.`);
  }
  return { state: 'missing', reason: 'No date is stored.', remedy: 'Save the career.' };
}

function placeFinding({ location }: Career, posting: Posting): Finding {
  const { applicantLocationRequirements: applicants, jobLocation: place } = posting;
  if (applicants) return fulfilled(`Remote, from ${applicants.name}.`);
  if (place) {
    const { addressLocality: city, addressRegion: region, addressCountry: country } = place.address;
    return fulfilled(`Read as ${[city, region, country].filter(Boolean).join(', ')}.`);
  }
  const text = location.trim().slice(0, CAREER_LIMITS.location);
  return {
    state: 'missing',
    reason: text ? `“${text}” doesn’t clearly name a country.` : 'There’s no location.',
    remedy:
      'Name the country in English, as in “Denver, CO, USA”, “Berlin, Germany”, or “Remote (US)”. ' +
      'A code such as CO or DE may be a state or a country.',
  };
}

function salaryFinding({ salaryRange }: Career, { baseSalary }: Posting): Finding {
  if (baseSalary) {
    const { minValue: min, maxValue: max, unitText: unit } = baseSalary.value;
    const amount = [...new Set([min, max])].map((value) => value.toLocaleString('en-US'));
    const per = unit.toLowerCase();
    return fulfilled(`${baseSalary.currency} ${amount.join(' to ')} per ${per}.`);
  }
  const text = salaryRange.trim().slice(0, CAREER_LIMITS.salaryRange);
  return {
    state: 'missing',
    reason: text
      ? `“${text}” doesn’t clearly name currency, amount, and unit of time.`
      : 'There’s no salary.',
    remedy:
      'Write it as in “$135,000 – $165,000 a year”, “€58.50 per hour”, or, with dollars that aren’t ' +
      'those of the US, “CAD 58.50 per hour”.',
  };
}

function typeFinding({ employmentType }: Posting): Finding {
  if (employmentType) return fulfilled(`${employmentType}.`);
  return {
    state: 'missing',
    reason: 'The stored job type is unknown.',
    remedy: 'Choose a job type.',
  };
}
