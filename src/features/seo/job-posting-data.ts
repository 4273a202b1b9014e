import type { JobPosting, WithContext } from 'schema-dts';
import type { Career } from '@/collections/careers';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { LOGO } from '@/content/mark';
import { pathTo } from '@/content/pages';
import { careerReference } from '@/domain/career-reference';
import type { JobType } from '@/domain/job-types';
import { statedPay } from '@/collections/pay';
import { COUNTRY_CODE } from '@/domain/iso-codes';
import { isBlank } from '@/domain/text';
import { countryName } from '@/lib/codes';
import { endOfDay } from '@/lib/end-of-day';
import { foldText } from '@/lib/fold-text';
import { address, CONTEXT } from './structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT_TYPES = new Map<string, string>([
  ['full-time', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['internship', 'INTERN'],
] satisfies [JobType, string][]);

function textsOf({ description, responsibilities, requirements, benefits }: Career) {
  const isFilled = (text: string) => !isBlank(text);
  return {
    paragraphs: description.split(/[\r\n]+/).filter(isFilled),
    lists: [responsibilities, requirements, benefits].map((items) => items.filter(isFilled)),
  };
}

function plainJobDescription(career: Career): string {
  const { paragraphs, lists } = textsOf(career);
  return [...paragraphs, ...lists.flat()].join('\n');
}

/** HTML, as Google requires; undefined if it only repeats the title. */
function jobDescription(career: Career): string | undefined {
  const plain = foldText(plainJobDescription(career));
  if (plain === '' || plain === foldText(career.title)) return undefined;
  const { paragraphs, lists } = textsOf(career);
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...lists
      .filter((items) => items.length > 0)
      .map((items) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`),
  ].join('');
}

/** Place of the position or, if it is remote, of its applicants. Empty without a country, which Google requires. */
function placeOf({ country, region, isRemote }: Career) {
  if (!COUNTRY_CODE.test(country)) return {};
  const applicants = {
    '@type': region ? ('State' as const) : ('Country' as const),
    name: [region, countryName(country)].filter(Boolean).join(', '),
  };
  const place = { ...(region && { addressRegion: region }), addressCountry: country };
  return isRemote
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: applicants }
    : {
        jobLocation: {
          '@type': 'Place' as const,
          address: { '@type': 'PostalAddress' as const, ...place },
        },
      };
}

/** Uses only the fields for search engines, not the texts that people read. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobPosting(career: Career) {
  const pay = statedPay(career);
  const employmentType = EMPLOYMENT_TYPES.get(career.type);
  const description = jobDescription(career);
  return {
    ...CONTEXT,
    '@type': 'JobPosting',
    ...(!isBlank(career.title) && { title: career.title }),
    ...(description && { description }),
    ...(career.createdAt && { datePosted: career.createdAt.toISOString() }),
    ...(career.closesOn && { validThrough: endOfDay(career.closesOn, TIME_ZONE) }),
    ...(career.applyUrl && { directApply: true }),
    identifier: { '@type': 'PropertyValue', name: FIRM.name, value: careerReference(career.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: FIRM.name,
      sameAs: address(pathTo('home')),
      logo: address(LOGO.path),
    },
    ...(employmentType && { employmentType }),
    ...placeOf(career),
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.min,
          maxValue: pay.max,
          unitText: pay.unit,
        },
      },
    }),
  } satisfies WithContext<JobPosting>;
}

/** Null if a property is missing that Google requires: Search Console reports an incomplete posting as an error. */
export function jobPostingData(career: Career): WithContext<JobPosting> | null {
  const posting = jobPosting(career);
  const { title, description, datePosted, jobLocation, jobLocationType } = posting;
  return title && description && datePosted && (jobLocation ?? jobLocationType) ? posting : null;
}
