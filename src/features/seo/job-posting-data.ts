import type { JobPosting, WithContext } from 'schema-dts';
import type { Career } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import type { JobType } from '@/domain/job-types';
import { parseSalary } from '@/domain/salary';
import { foldText } from '@/lib/fold-text';
import { jobLocation } from './job-location';
import { address, CONTEXT } from './structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT_TYPES = new Map<string, string>([
  ['full-time', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['internship', 'INTERN'],
] satisfies [JobType, string][]);

function textsOf({ description, responsibilities, requirements, benefits }: Career) {
  const isFilled = (text: string) => text.trim() !== '';
  return {
    paragraphs: description.split(/[\r\n]+/).filter(isFilled),
    lists: [responsibilities, requirements, benefits].map((items) => items.filter(isFilled)),
  };
}

export function plainJobDescription(career: Career): string {
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

/** Omits uncertain properties. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobPosting(career: Career) {
  const place = jobLocation(career.location);
  const { jobLocation: site, applicantLocationRequirements: applicants } = place;
  const country = site?.address.addressCountry ?? applicants?.name ?? 'US';
  const salary = parseSalary(career.salaryRange, !/^USA?$/.test(country));
  const employmentType = EMPLOYMENT_TYPES.get(career.type);
  const description = jobDescription(career);
  return {
    ...CONTEXT,
    '@type': 'JobPosting',
    ...(career.title.trim() && { title: career.title }),
    ...(description && { description }),
    ...(career.createdAt && { datePosted: career.createdAt.toISOString() }),
    identifier: { '@type': 'PropertyValue', name: FIRM.name, value: career.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: FIRM.name,
      sameAs: address(pathTo('home')),
    },
    ...(employmentType && { employmentType }),
    ...place,
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.min,
          maxValue: salary.max,
          unitText: salary.unit,
        },
      },
    }),
  } satisfies WithContext<JobPosting>;
}

export function jobPostingData(career: Career): WithContext<JobPosting> | null {
  const posting = jobPosting(career);
  return career.isActive && posting.title && posting.datePosted ? posting : null;
}
