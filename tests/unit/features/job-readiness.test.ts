import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import { jobReadiness, MIN_DESCRIPTION } from '@/back-office/seo/job-readiness';
import { parseCareer } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { jobPosting, jobPostingData } from '@/features/seo/job-posting-data';
import { scriptJson } from '@/lib/script-json';
import sampleCareers from '../../../scripts/samples/careers.json';
import { PAYLOADS } from '../../support/injection-payloads';
import { ARABIC, LONG_WORD } from '../../support/sample-documents';

const TEXT = 'You maintain databases that must be available day and night. '.repeat(6);

/** A complete career, overridden by `fields`. */
function careerWith(fields: Record<string, unknown> = {}) {
  const good = {
    title: 'Senior Oracle Developer',
    location: 'Denver, CO, USA',
    type: 'full-time',
    description: TEXT,
    requirements: ['SQL'],
    salaryRange: '$135,000 – $165,000 a year',
    isActive: true,
    createdAt: new Date('2026-10-05T12:00:00Z'),
  };
  return parseCareer('job-1', { ...good, ...fields }, 'version 1');
}

const pointsOf = (fields: Record<string, unknown>) => jobReadiness(careerWith(fields));
const pointOf = (fields: Record<string, unknown>, name: RegExp) =>
  pointsOf(fields).find((point) => name.test(point.name));

/** Ambiguous or missing locations and salaries. */
const UNCERTAIN_PLACES = [
  'Berlin; Berlin, DE; Tel Aviv, IL; Toronto, CA; Toronto, ON; Paris, FR; Perth, WA',
  'Atlanta, Georgia; Tbilisi, Georgia; Mexico, MO; Lebanon, PA; East Germany plant',
  'Berlin or Munich, Germany; Hybrid, Berlin, Germany; Main Street 1, Floor 2, Berlin, Germany',
  'Remote; Remote (European Union); Remote (US time zones); Remote (US or Canada)',
  'Remote, TX; Remote or Berlin, Germany; Partly remote, Germany',
].flatMap((places) => places.split('; '));
const UNCERTAIN_PAY = [
  'competitive; 135,000 a year; $100 a year plus bonus; $0 a year; $165,000 – $135,000 a year',
  '$135,000 – $165,000; $58 – $72; €60k; €60.000 – €75.000; €60.000 a year; €60,00 per hour',
  '$1.2.3 per hour; $135 – $165k a year; $60,0000 a year; $60,000k a year; ABC 60,000 a year',
  `$${'9'.repeat(400)} a year`,
].flatMap((pays) => pays.split('; '));

const GAPS: Record<string, unknown>[] = [
  { title: ' \n ' },
  { description: '  ', requirements: ['', ' '] },
  { description: 'senior oracle  DEVELOPER', requirements: [] },
  { description: '', requirements: ['Senior Oracle Developer'] },
  { createdAt: 'yesterday' },
  ...[' ', ...UNCERTAIN_PLACES, ARABIC, LONG_WORD].map((location) => ({ location })),
  ...['', ...UNCERTAIN_PAY].map((salaryRange) => ({ salaryRange })),
  { type: 'seasonal' },
];
const WITHOUT_GAPS: Record<string, unknown>[] = [
  {},
  ...['Berlin, Germany', 'Toronto, ON, Canada', 'London, UK (hybrid)', 'Remote, Ireland'].map(
    (location) => ({ location }),
  ),
  { title: ARABIC, description: `${ARABIC} `.repeat(20) },
  { title: 'SENIOR ORACLE DEVELOPER!!!' },
  { description: 'Short.', requirements: [] },
];
/** Combinations of two gaps. */
const PAIRS = GAPS.map((gap, index) => ({ ...gap, ...GAPS[(index * 5 + 3) % GAPS.length] }));
const HOSTILE = PAYLOADS.filter((_payload, index) => index % 4 === 0).map((payload) => {
  const texts = { title: payload, location: payload, type: payload, description: payload };
  return { ...texts, requirements: [payload, payload], salaryRange: payload };
});

const CAREERS = [
  ...sampleCareers.map((sample) => ({ ...sample, isActive: true })),
  ...GAPS,
  ...WITHOUT_GAPS,
  ...PAIRS,
  ...HOSTILE,
];

/** Properties that each readiness point checks, as the validator names them. */
const PROPERTIES: Record<string, string[]> = {
  'Title is just a job title': ['title'],
  'Description explains the work': ['description'],
  'Description isn’t just the title': ['description'],
  'Date posted': ['datePosted'],
  'Hiring organization': ['hiringOrganization'],
  'Location with a country': [
    ...['jobLocation', 'jobLocation.address.addressCountry', 'applicantLocationRequirements'],
  ],
  Salary: ['baseSalary'],
  'Employment type': ['employmentType'],
};

/** Properties that a validator for Google's rules reports as missing, by level. */
async function missingIn(data: object) {
  const page = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  const issues = await new Validator().validate(new WebAutoExtractor({}).parse(page));
  const of = (severity: string) =>
    issues.filter((issue) => issue.severity === severity).flatMap((issue) => issue.fieldNames);
  return { required: of('ERROR'), recommended: of('WARNING') };
}

it.each(CAREERS.map((fields, index) => ({ index, fields })))(
  'a validator of Google’s rules agrees with every readiness item for career $index',
  async ({ fields }) => {
    const missing = await missingIn(jobPosting(careerWith(fields)));
    for (const { name, level, state } of pointsOf(fields)) {
      const isMissing = PROPERTIES[name]?.some((property) => missing[level].includes(property));
      expect(state === 'missing', name).toBe(isMissing);
    }
    expect(Object.values(PROPERTIES).flat()).toEqual(expect.arrayContaining(missing.required));
  },
);

it('only an active career with a title and a date has JSON-LD', () => {
  expect(jobPostingData(careerWith())).toEqual(jobPosting(careerWith()));
  for (const fields of [{ isActive: false }, { title: ' ' }, { createdAt: null }]) {
    expect(jobPostingData(careerWith(fields))).toBeNull();
  }
});

it('the JSON-LD maps the fields of a career to Google’s properties', () => {
  const fields = { description: 'One <b>\r\n\n Two', requirements: [' ', 'SQL'] };
  expect(jobPosting(careerWith(fields))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Senior Oracle Developer',
    description: '<p>One &lt;b&gt;</p><p> Two</p><ul><li>SQL</li></ul>',
    datePosted: '2026-10-05T12:00:00.000Z',
    identifier: { value: 'job-1' },
    hiringOrganization: { name: FIRM.name },
    baseSalary: { currency: 'USD', value: { minValue: 135_000, maxValue: 165_000 } },
  });
  const types = ['full-time', 'part-time', 'contract', 'internship', 'seasonal'];
  expect(types.map((type) => jobPosting(careerWith({ type })).employmentType)).toEqual([
    ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', undefined],
  ]);
});

it('every readiness item gives a reason, and every unmet item explains how to fix the career', () => {
  for (const { state, reason, remedy, name } of CAREERS.flatMap(pointsOf)) {
    expect(reason, name).not.toBe('');
    expect(remedy === '', name).toBe(state === 'fulfilled');
  }
});

describe('the title of a position', () => {
  const title = (text: string) =>
    pointOf(
      { title: text, location: /Remote/.test(text) ? 'Remote (US)' : 'Denver, CO, USA' },
      /^Title/,
    );

  it.each([
    ['the company name', `Developer at ${FIRM.shortName}`, `${FIRM.name} DBA`],
    // “Remote” is redundant, because the location already says it.
    ['a location', 'DBA, Denver', 'Remote DBA'],
    ['a salary', 'DBA $90,000', 'DBA 90k', 'DBA, 120,000 a year'],
    ['a date', 'Summer Internship 2026', 'DBA from 10/05/26'],
    ['a job code', 'DBA (Req. 4711)', 'DBA #12', 'DBA HR-20045'],
    ['a call to apply', 'Apply now: DBA'],
    ['a special character', 'DBA!!!', '★ DBA', 'DBA 🚀'],
  ])('is reported if it contains %s', (what, ...texts) => {
    const reason = expect.stringContaining(`The title contains ${what}: “`) as string;
    for (const text of texts)
      expect(title(text), text).toMatchObject({ state: 'improvable', reason });
  });

  it('is reported if it is in all capital letters', () => {
    expect(title('CLOUD ARCHITECT')?.reason).toBe('The title is in all capital letters.');
  });

  it.each([
    ...['DBA', 'SAP ABAP', 'Oracle Database 19c Administrator', 'SAP S/4HANA Consultant'],
    ...['Warehouse Worker -- Night Shift', 'C# Developer', 'Java 21 Developer (m/f/d)'],
    ...['Denverian Studies Lecturer', 'Oracle® Developer', 'مهندس قواعد البيانات', '資料庫管理員'],
  ])('“%s” is only a job title', (text) => {
    expect(title(text)).toMatchObject({ state: 'fulfilled' });
  });
});

it('the length of a description includes the career’s lists and is counted in characters', () => {
  const lengthOf = (fields: object) =>
    pointOf({ requirements: [], ...fields }, /explains the work/)?.state;
  expect(lengthOf({ description: '𝒳'.repeat(MIN_DESCRIPTION - 1) })).toBe('improvable');
  expect(lengthOf({ description: '𝒳'.repeat(MIN_DESCRIPTION) })).toBe('fulfilled');
  const half = 'x'.repeat(MIN_DESCRIPTION / 2);
  expect(lengthOf({ description: half, requirements: [half] })).toBe('fulfilled');
});

it.each<[string, string | undefined, string | undefined, string]>([
  ['Berlin, Germany', 'Berlin', undefined, 'DE'],
  ['Toronto, ON, Canada', 'Toronto', 'ON', 'CA'],
  ['Berlin (Germany)', 'Berlin', undefined, 'DE'],
  ['Mexico, MO, USA (on site)', 'Mexico', 'MO', 'US'],
  ['London, uk (hybrid)', 'London', undefined, 'GB'],
  ['Atlanta, Georgia, USA', 'Atlanta', 'Georgia', 'US'],
  [', France,', undefined, undefined, 'FR'],
  ['Berlin, Germany or remote', 'Berlin', undefined, 'DE'],
  ...'AK CT DC FL HI IA KS MI ND NH NJ NM NV NY OH OK OR RI TX UT VT WI WV WY'
    .split(' ')
    .map((state): [string, string, string, string] => [`Union, ${state}`, 'Union', state, 'US']),
])(
  'the JSON-LD contains the address of the location “%s”',
  (location, addressLocality, addressRegion, addressCountry) => {
    const posting = jobPosting(careerWith({ location }));
    expect(posting.jobLocation?.address).toEqual({
      '@type': 'PostalAddress',
      ...{ addressLocality, addressRegion, addressCountry },
    });
    expect(posting).not.toHaveProperty('jobLocationType');
  },
);

it('for a remote position, the JSON-LD contains the country of the applicants', () => {
  const countries = {
    ...{ 'Remote (US)': 'USA', 'Remote, United States': 'USA' },
    ...{ 'Remote - Germany': 'Germany', 'Ireland (remote)': 'Ireland' },
  };
  for (const [location, name] of Object.entries(countries)) {
    const posting = jobPosting(careerWith({ location }));
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  }
});

/** US state codes that are also the code of a country or, like WA, of a state in another country. */
const AMBIGUOUS =
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA WA';

it.each([...UNCERTAIN_PLACES, ...AMBIGUOUS.split(' ').map((state) => `Union, ${state}`)])(
  'the JSON-LD omits the location “%s”, and the readiness item explains how to write a location',
  (location) => {
    const posting = jobPosting(careerWith({ location }));
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    expect(pointOf({ location }, /^Location/)).toMatchObject({
      state: 'missing',
      reason: `“${location}” doesn’t clearly name a country.`,
      remedy: expect.stringContaining('“Denver, CO, USA”') as string,
    });
  },
);

it.each(UNCERTAIN_PAY)(
  'the JSON-LD omits the salary “%s”, and the readiness item explains how to write a salary',
  (salaryRange) => {
    expect(jobPosting(careerWith({ salaryRange }))).not.toHaveProperty('baseSalary');
    expect(pointOf({ salaryRange }, /^Salary/)).toMatchObject({
      state: 'missing',
      remedy: expect.stringContaining('“$135,000 – $165,000 a year”') as string,
    });
  },
);

it.each([
  ['Denver, CO, USA', '$58 – $72 per hour', 'USD'],
  ['Remote (US)', '$58 – $72 per hour', 'USD'],
  ['Remote', '$58 – $72 per hour', 'USD'],
  ['Toronto, Canada', '$58 – $72 per hour', undefined],
  ['Remote (Canada)', '$58 – $72 per hour', undefined],
  ['Toronto, Canada', 'CAD 58 – 72 per hour', 'CAD'],
])('the currency in %s of “%s” is %s', (location, salaryRange, currency) => {
  const { baseSalary } = jobPosting(careerWith({ location, salaryRange }));
  expect(baseSalary?.currency).toBe(currency);
});
