import type { JobPosting, WithContext } from 'schema-dts';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import type { Career, JobType } from '@/domain/career';
import { parseSalary } from '@/domain/salary';
import { address, CONTEXT } from './structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** `New York, NY`: a state implies the country. */
const PLACE_WITH_STATE = /^([^,]+), ([A-Z]{2})\b/;

/** `Remote (US)` */
const REMOTE = /\bremote\b/i;
const UNITED_STATES = /\b(?:US|USA|United States)\b/;

/** Google requires the country, which is set only if the text names it. */
function jobLocation(
  location: string,
): Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> {
  const [, locality, region] = PLACE_WITH_STATE.exec(location) ?? [];
  if (!locality && REMOTE.test(location)) {
    return {
      jobLocationType: 'TELECOMMUTE',
      ...(UNITED_STATES.test(location) && {
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' } as const,
      }),
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality ?? location,
        ...(region && { addressRegion: region, addressCountry: 'US' }),
      },
    },
  };
}

/** Simple HTML, as Google requires. */
function jobDescription(career: Career): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const list = (items: string[]) =>
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>` : '';
  return [
    `<p>${escape(career.description)}</p>`,
    list(career.responsibilities),
    list(career.requirements),
    list(career.benefits),
  ].join('');
}

/** null if the career is inactive or lacks a title or date, which Google requires. */
export function jobPostingData(career: Career): WithContext<JobPosting> | null {
  if (!career.isActive || !career.title.trim() || !career.createdAt) return null;
  const salary = parseSalary(career.salaryRange);
  const employmentType = EMPLOYMENT_TYPES[career.type as JobType] as string | undefined;
  return {
    ...CONTEXT,
    '@type': 'JobPosting',
    title: career.title,
    description: jobDescription(career),
    datePosted: career.createdAt.toISOString(),
    identifier: { '@type': 'PropertyValue', name: FIRM.name, value: career.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: FIRM.name,
      sameAs: address(pathTo('home')),
    },
    ...(employmentType && { employmentType }),
    ...(career.location.trim() && jobLocation(career.location)),
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
  };
}
