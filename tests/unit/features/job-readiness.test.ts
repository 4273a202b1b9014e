import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import sampleCareers from '../../../scripts/samples/careers.json';
import { FIRM } from '@/content/firm';
import { parseCareer } from '@/domain/career-schema';
import { jobReadiness, MIN_DESCRIPTION } from '@/back-office/seo/job-readiness';
import { jobPosting, jobPostingData } from '@/features/seo/job-posting-data';
import { scriptJson } from '@/lib/script-json';
import { PAYLOADS } from '../../support/injection-payloads';
import { ARABIC, LONG_WORD } from '../../support/sample-documents';

const TEXT = 'You look after databases that somebody depends on at night. '.repeat(6);

/** One without a gap, with `fields` changed. */
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

/** What could be read in two ways, or isn't said. */
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
/** Pairs of gaps, and of a gap with what is none. */
const PAIRS = GAPS.flatMap((gap, index) => [
  { ...gap, ...GAPS[(index * 5 + 3) % GAPS.length] },
  { ...WITHOUT_GAPS[index % WITHOUT_GAPS.length], ...gap },
]);
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

/** The properties in the data that each point is about, as the validator names them. */
const PROPERTIES: Record<string, string[]> = {
  'Title is a job title': ['title'],
  'Description says what the work is': ['description'],
  'Description is not the title': ['description'],
  'Date posted': ['datePosted'],
  'Hiring organization': ['hiringOrganization'],
  'Place with a country': [
    ...['jobLocation', 'jobLocation.address.addressCountry', 'applicantLocationRequirements'],
  ],
  Salary: ['baseSalary'],
  'Employment type': ['employmentType'],
};

/** Properties that a validator of Google's rules misses in the data as it stands in a page, by level. */
async function missingIn(data: object) {
  const page = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  const issues = await new Validator().validate(new WebAutoExtractor({}).parse(page));
  const of = (severity: string) =>
    issues.filter((issue) => issue.severity === severity).flatMap((issue) => issue.fieldNames);
  return { required: of('ERROR'), recommended: of('WARNING') };
}

it.each(CAREERS.map((fields, index) => ({ index, fields })))(
  'a validator of Google’s rules agrees with each point about career $index',
  async ({ fields }) => {
    const missing = await missingIn(jobPosting(careerWith(fields)));
    for (const { name, level, state } of pointsOf(fields)) {
      const isMissing = PROPERTIES[name]?.some((property) => missing[level].includes(property));
      expect(state === 'missing', name).toBe(isMissing);
    }
    expect(Object.values(PROPERTIES).flat()).toEqual(expect.arrayContaining(missing.required));
  },
);

it('an active career with a title and a date has the data that the list is computed from', () => {
  expect(jobPostingData(careerWith())).toEqual(jobPosting(careerWith()));
  for (const fields of [{ isActive: false }, { title: ' ' }, { createdAt: null }]) {
    expect(jobPostingData(careerWith(fields))).toBeNull();
  }
});

it('maps the fields to those of Google', () => {
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

it('each point that is not fulfilled says how to mend it', () => {
  for (const { state, reason, remedy, name } of CAREERS.flatMap(pointsOf)) {
    expect(reason, name).not.toBe('');
    expect(remedy === '', name).toBe(state === 'fulfilled');
  }
});

describe('the title', () => {
  const title = (text: string, fields = {}) => pointOf({ ...fields, title: text }, /^Title/);

  it.each<[text: string, what: string, fields?: object]>([
    [`Developer at ${FIRM.shortName}`, 'the company'],
    [`${FIRM.name} DBA`, 'the company'],
    ['DBA, Denver', 'a place'],
    ['DBA $90,000', 'a salary'],
    ['DBA 90k', 'a salary'],
    ['DBA, 120,000 a year', 'a salary'],
    ['Summer Internship 2026', 'a date'],
    ['DBA from 10/05/26', 'a date'],
    ['DBA (Req. 4711)', 'a code'],
    ['DBA #12', 'a code'],
    ['DBA HR-20045', 'a code'],
    ['Apply now: DBA', 'a call to apply'],
    ['DBA!!!', 'a special character'],
    ['★ DBA', 'a special character'],
    ['DBA 🚀', 'a special character'],
    // Said by the location already.
    ['Remote DBA', 'a place', { location: 'Remote (US)' }],
  ])('‘%s’ says more than the job: %s', (text, what, fields) => {
    const reason = expect.stringContaining(`It names ${what}: “`) as string;
    expect(title(text, fields)).toMatchObject({ state: 'improvable', reason });
  });

  it('in capital letters is to be written normally', () => {
    expect(title('CLOUD ARCHITECT')?.reason).toBe('The title is in capital letters.');
  });

  it.each([
    ...['DBA', 'SAP ABAP', 'Oracle Database 19c Administrator', 'SAP S/4HANA Consultant'],
    ...['Warehouse Worker -- Night Shift', 'C# Developer', 'Java 21 Developer (m/f/d)'],
    ...['Denverian Studies Lecturer', 'Oracle® Developer', 'مهندس قواعد البيانات', '資料庫管理員'],
  ])('‘%s’ is nothing but a job title', (text) => {
    expect(title(text)).toMatchObject({ state: 'fulfilled' });
  });
});

it('the description counts with its lists, in characters', () => {
  const lengthOf = (fields: object) => pointOf({ requirements: [], ...fields }, /says what/)?.state;
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
])('reads the country of ‘%s’', (location, addressLocality, addressRegion, addressCountry) => {
  const posting = jobPosting(careerWith({ location }));
  expect(posting.jobLocation?.address).toEqual({
    '@type': 'PostalAddress',
    ...{ addressLocality, addressRegion, addressCountry },
  });
  expect(posting).not.toHaveProperty('jobLocationType');
});

it.each([
  ['Remote (US)', 'USA'],
  ['Remote, United States', 'USA'],
  ['Remote - Germany', 'Germany'],
  ['Ireland (remote)', 'Ireland'],
])('reads the country of applicants of ‘%s’', (location, name) => {
  const posting = jobPosting(careerWith({ location }));
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name },
  });
  expect(posting).not.toHaveProperty('jobLocation');
});

/** Codes of states of the US that are also a country's or, as WA, another country's state's. */
const AMBIGUOUS =
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA WA';

it.each([...UNCERTAIN_PLACES, ...AMBIGUOUS.split(' ').map((state) => `Union, ${state}`)])(
  'leaves the place ‘%s’ out and says how to write it',
  (location) => {
    const posting = jobPosting(careerWith({ location }));
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    expect(pointOf({ location }, /^Place/)).toMatchObject({
      state: 'missing',
      reason: `“${location}” doesn’t clearly name a country.`,
      remedy: expect.stringContaining('“Denver, CO, USA”') as string,
    });
  },
);

it.each(UNCERTAIN_PAY)('leaves the pay ‘%s’ out and says how to write it', (salaryRange) => {
  expect(jobPosting(careerWith({ salaryRange }))).not.toHaveProperty('baseSalary');
  expect(pointOf({ salaryRange }, /^Salary/)).toMatchObject({
    state: 'missing',
    remedy: expect.stringContaining('“$135,000 – $165,000 a year”') as string,
  });
});

it('takes dollars for those of the US unless the place is in another country', () => {
  const currencyIn = (location: string, salaryRange = '$58 – $72 per hour') =>
    jobPosting(careerWith({ location, salaryRange })).baseSalary?.currency;
  expect(currencyIn('Denver, CO, USA')).toBe('USD');
  expect(currencyIn('Remote (US)')).toBe('USD');
  expect(currencyIn('Remote')).toBe('USD');
  expect(currencyIn('Toronto, Canada')).toBeUndefined();
  expect(currencyIn('Remote (Canada)')).toBeUndefined();
  expect(currencyIn('Toronto, Canada', 'CAD 58 – 72 per hour')).toBe('CAD');
});
