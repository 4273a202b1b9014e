import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import sampleCareers from '../../scripts/samples/careers.json';
import { FIRM } from '@/content/firm';
import { parseCareer } from '@/domain/career-schema';
import { parseSalary } from '@/domain/salary';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { jobPostingData } from '@/features/seo/job-posting-data';
import { breadcrumbData, organizationData, serviceData } from '@/features/seo/structured-data';
import { scriptJson } from '@/lib/script-json';

const CAREER = parseCareer(
  'job-1',
  {
    title: 'Senior Oracle Developer',
    type: 'full-time',
    location: 'New York, NY (two days a week on site)',
    description: 'You write <fast> PL/SQL & tests.',
    requirements: ['SQL'],
    salaryRange: '$135,000 – $165,000 a year',
    isActive: true,
    createdAt: new Date('2026-10-05T12:00:00Z'),
  },
  '',
);

describe('the parsed salary', () => {
  it.each([
    ['$135,000 – $165,000 a year', { currency: 'USD', min: 135_000, max: 165_000, unit: 'YEAR' }],
    ['$58 – $72 per hour', { currency: 'USD', min: 58, max: 72, unit: 'HOUR' }],
    ['€60k-75k per year', { currency: 'EUR', min: 60_000, max: 75_000, unit: 'YEAR' }],
    ['GBP 450 to 500 a day', { currency: 'GBP', min: 450, max: 500, unit: 'DAY' }],
    ['€4500.50 a month', { currency: 'EUR', min: 4500.5, max: 4500.5, unit: 'MONTH' }],
    ['$34/hour', { currency: 'USD', min: 34, max: 34, unit: 'HOUR' }],
  ])('of %j', (text, salary) => {
    expect(parseSalary(text)).toEqual(salary);
  });
});

describe('the job posting', () => {
  it('has Google’s fields, mapped from the record', () => {
    expect(jobPostingData(CAREER)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Senior Oracle Developer',
      description: '<p>You write &lt;fast&gt; PL/SQL &amp; tests.</p><ul><li>SQL</li></ul>',
      datePosted: '2026-10-05T12:00:00.000Z',
      employmentType: 'FULL_TIME',
      identifier: { value: 'job-1' },
      hiringOrganization: { name: FIRM.name },
      jobLocation: {
        address: { addressLocality: 'New York', addressRegion: 'NY', addressCountry: 'US' },
      },
      baseSalary: { currency: 'USD', value: { minValue: 135_000, maxValue: 165_000 } },
    });
  });

  it.each([
    ['full-time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['internship', 'INTERN'],
  ])('of the type %s has the employment type %s', (type, employmentType) => {
    expect(jobPostingData({ ...CAREER, type })).toMatchObject({ employmentType });
  });

  it('of an unknown type has no employment type', () => {
    expect(jobPostingData({ ...CAREER, type: 'seasonal' })).not.toHaveProperty('employmentType');
  });

  it('of a remote career has no location', () => {
    const posting = jobPostingData({ ...CAREER, location: 'Remote (US)' });
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'USA' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    const anywhere = jobPostingData({ ...CAREER, location: 'Remote' });
    expect(anywhere).not.toHaveProperty('applicantLocationRequirements');
  });

  it('of a location with optional remote work has the location', () => {
    const posting = jobPostingData({ ...CAREER, location: 'Austin, TX or remote' });
    expect(posting).toMatchObject({ jobLocation: { address: { addressRegion: 'TX' } } });
    expect(posting).not.toHaveProperty('jobLocationType');
  });

  it('omits fields without a value', () => {
    const bare = { ...CAREER, salaryRange: '', location: ' ' };
    expect(jobPostingData(bare)).not.toHaveProperty('baseSalary');
    expect(jobPostingData(bare)).not.toHaveProperty('jobLocation');
  });

  it('is null for an inactive, untitled or undated career', () => {
    expect(jobPostingData({ ...CAREER, isActive: false })).toBeNull();
    expect(jobPostingData({ ...CAREER, title: ' ' })).toBeNull();
    expect(jobPostingData({ ...CAREER, createdAt: null })).toBeNull();
  });
});

/** Errors of a validator of Google's rules for rich results, for the data as it stands in a page. */
async function errorsIn(data: object | null): Promise<string[]> {
  const page = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  const issues = await new Validator().validate(new WebAutoExtractor({}).parse(page));
  return issues.filter(({ severity }) => severity === 'ERROR').map((issue) => issue.issueMessage);
}

describe('a validator of Google’s rules finds', () => {
  it.each(sampleCareers.filter(({ location }) => location !== 'Remote'))(
    'no error in the career ‘$title’',
    async (sample) => {
      const career = parseCareer('id', { ...sample, createdAt: new Date() }, '');
      expect(await errorsIn(jobPostingData({ ...career, isActive: true }))).toEqual([]);
    },
  );

  it('no error in the organization, a service and its breadcrumbs', async () => {
    const [service] = FALLBACK_SERVICES;
    if (!service) throw new Error('There is no built-in service');
    const steps = [
      { label: 'Home', to: '/' },
      { label: service.name, to: `/services/${service.slug}` },
    ];
    for (const data of [
      organizationData({ withAddress: true }),
      serviceData(service),
      breadcrumbData(steps),
    ]) {
      expect(await errorsIn(data)).toEqual([]);
    }
  });

  it('errors in a posting without a title and a breadcrumb without a name', async () => {
    expect(await errorsIn({ ...jobPostingData(CAREER), title: '' })).not.toEqual([]);
    expect(await errorsIn(breadcrumbData([{ label: '', to: '/' }]))).not.toEqual([]);
  });
});

it('contains the firm’s hours and phone numbers, and the address only where it is shown', () => {
  expect(organizationData({ withAddress: true })).toMatchObject({
    name: FIRM.name,
    email: FIRM.email,
    contactPoint: FIRM.phones.map(({ number }) => ({
      telephone: number,
      hoursAvailable: {
        dayOfWeek: FIRM.hours.daysOfWeek,
        opens: FIRM.hours.opens,
        closes: FIRM.hours.closes,
      },
    })),
    address: { streetAddress: FIRM.address.street },
  });
  expect(organizationData({ withAddress: false })).not.toHaveProperty('address');
});

it('writes JSON that can’t end its script element', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
