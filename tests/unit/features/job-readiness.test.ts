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

const PLACE = { country: 'US', region: 'Colorado', isRemote: false };
const PAY = { payFrom: 135_000, payTo: 165_000, payCurrency: 'USD', payUnit: 'YEAR' };

/** A complete career, overridden by `fields`. */
function careerWith(fields: Record<string, unknown> = {}) {
  const good = {
    title: 'Senior Oracle Developer',
    location: 'Denver, CO, USA',
    type: 'full-time',
    description: TEXT,
    requirements: ['SQL'],
    isActive: true,
    ...PLACE,
    ...PAY,
    createdAt: new Date('2026-10-05T12:00:00Z'),
  };
  return parseCareer('job-1', { ...good, ...fields }, 'version 1');
}

const pointsOf = (fields: Record<string, unknown>) => jobReadiness(careerWith(fields));
const pointOf = (fields: Record<string, unknown>, name: RegExp) =>
  pointsOf(fields).find((point) => name.test(point.name));

const PLACES = [
  ...[{}, { isRemote: true }, { region: 'CO' }, { region: 'CO', isRemote: true }],
  ...[{ country: 'US' }, { country: 'DE', isRemote: true }],
  ...[
    { country: 'US', region: 'CO' },
    { country: 'CA', region: 'Ontario', isRemote: true },
  ],
].map((place) => ({ country: '', region: '', isRemote: false, ...place }));
const PAYS = [
  ...[{ payFrom: null }, { payFrom: 0 }, { payTo: null }, { payTo: 135_000 }, { payTo: 1 }],
  ...[{ payCurrency: '' }, { payUnit: '' }, { payFrom: 58.5, payTo: 72, payUnit: 'HOUR' }],
];

const GAPS: Record<string, unknown>[] = [
  { title: ' \n ' },
  { description: '  ', requirements: ['', ' '] },
  { description: 'senior oracle  DEVELOPER', requirements: [] },
  { description: '', requirements: ['Senior Oracle Developer'] },
  { createdAt: 'yesterday' },
  ...PLACES,
  ...PAYS,
  { type: 'seasonal' },
];
const WITHOUT_GAPS: Record<string, unknown>[] = [
  {},
  { closesOn: '2026-12-31', applyUrl: 'https://jobs.example.com/1', region: LONG_WORD },
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

const CAREERS: Record<string, unknown>[] = [
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
  return { 'required by Google': of('ERROR'), 'recommended by Google': of('WARNING') };
}

it.each(CAREERS.map((fields, index) => ({ index, fields })))(
  'a validator of Google’s rules agrees with every readiness item for career $index',
  async ({ fields }) => {
    const missing = await missingIn(jobPosting(careerWith(fields)));
    for (const { name, level, state } of pointsOf(fields)) {
      const isMissing = PROPERTIES[name]?.some((property) => missing[level].includes(property));
      expect(state === 'missing', name).toBe(isMissing);
    }
    expect(jobPostingData(careerWith(fields)) === null).toBe(
      missing['required by Google'].length > 0,
    );
    expect(Object.values(PROPERTIES).flat()).toEqual(
      expect.arrayContaining(missing['required by Google']),
    );
  },
);

it('the JSON-LD maps the fields of a career to Google’s properties', () => {
  const fields = { description: 'One <b>\r\n\n Two', requirements: [' ', 'SQL'] };
  expect(jobPosting(careerWith(fields))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Senior Oracle Developer',
    description: '<p>One &lt;b&gt;</p><p> Two</p><ul><li>SQL</li></ul>',
    datePosted: '2026-10-05T12:00:00.000Z',
    identifier: { value: 'job-1' },
    hiringOrganization: { name: FIRM.name, logo: `${FIRM.siteUrl}/logo.png` },
  });
  const posting = jobPosting(
    careerWith({ closesOn: '2026-12-31', applyUrl: 'https://jobs.example.com/1' }),
  );
  expect(posting).toMatchObject({
    validThrough: '2026-12-31T23:59:59.000-05:00',
    directApply: true,
  });
  expect(jobPosting(careerWith())).not.toHaveProperty('directApply');
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

it.each([
  [{ country: 'US' }, { addressCountry: 'US' }],
  [
    { country: 'US', region: 'CO' },
    { addressRegion: 'CO', addressCountry: 'US' },
  ],
  [
    { country: 'US', isRemote: true },
    { '@type': 'Country', name: 'United States' },
  ],
  [
    { country: 'CA', region: 'ON', isRemote: true },
    { '@type': 'State', name: 'ON, Canada' },
  ],
  [{ region: 'CO' }, undefined],
  [{ isRemote: true }, undefined],
])('the place of %j in the JSON-LD is %j, whatever the text says', (fields, place) => {
  const none = { country: '', region: '', isRemote: false };
  const posting = jobPosting(careerWith({ ...none, ...fields, location: 'Remote (Germany)' }));
  const { jobLocation, jobLocationType, applicantLocationRequirements } = posting;
  if (place && !('name' in place)) Object.assign(place, { '@type': 'PostalAddress' });
  expect(applicantLocationRequirements ?? jobLocation?.address).toEqual(place);
  const isRemote = place && 'name' in place;
  expect(jobLocationType).toBe(isRemote ? 'TELECOMMUTE' : undefined);
});

it.each([
  [PAY, [135_000, 165_000, 'USD', 'YEAR']],
  [{ ...PAY, payTo: null, payUnit: 'HOUR' }, [135_000, 135_000, 'USD', 'HOUR']],
  ...PAYS.slice(4, 7).map((fields): [object, undefined] => [{ ...PAY, ...fields }, undefined]),
])('the pay of %j in the JSON-LD is %j, whatever the text says', (fields, pay) => {
  const { baseSalary } = jobPosting(careerWith({ ...fields, salaryRange: '$1 a year' }));
  const { minValue, maxValue, unitText } = baseSalary?.value ?? {};
  expect(baseSalary && [minValue, maxValue, baseSalary.currency, unitText]).toEqual(pay);
});

const offersOf = (fields: Record<string, unknown>) => {
  const none = { country: '', region: '', isRemote: false, payFrom: null, payTo: null };
  return pointsOf({ ...none, location: '', ...fields }).flatMap(({ offers = [] }) => offers);
};

it.each([
  ['Denver, CO, USA', { country: 'US', region: 'CO' }],
  ['Columbus, OH', { country: 'US', region: 'OH' }],
  ['Remote (US only)', { country: 'US', isRemote: true }],
  ['Remote (EMEA)', { isRemote: true }],
  ['Berlin or Munich, Germany', { country: 'DE' }],
  ['London, uk (hybrid)', { country: 'GB' }],
  ['Austin, TX or remote', { country: 'US', region: 'TX', isRemote: true }],
  ['Paris, France or Berlin, Germany', {}],
  ['Atlanta, Georgia', {}],
  [ARABIC, {}],
])('what the location “%s” says is offered for the fields, one press each', (location, values) => {
  const offers = offersOf({ location });
  expect(Object.assign({}, ...offers.map((offer) => offer.values))).toEqual(values);
  for (const { label } of offers) expect(label).toMatch(/^Use (?:[A-Z]{2}|remote)\?$/);
  expect(offersOf({ location, ...PLACE, isRemote: true })).toEqual([]);
});

it.each([
  ['$135,000 – $165,000 a year', ['135000', '165000', 'USD', 'YEAR']],
  ['€60,000-75,000 per year', ['60000', '75000', 'EUR', 'YEAR']],
  ['GBP 450 to 500 a day', ['450', '500', 'GBP', 'DAY']],
  ['$34/hour', ['34', '', 'USD', 'HOUR']],
  ...['competitive', '135,000 a year', '€60.000 a year', '$58 – $72', '$135 – $165k a year'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('what the salary range “%s” says is offered for the fields', (salaryRange, values) => {
  const [offer] = offersOf({ salaryRange });
  const { payFrom, payTo, payCurrency, payUnit } = offer?.values ?? {};
  expect(offer && [payFrom, payTo, payCurrency, payUnit]).toEqual(values);
  expect(offer?.label).toBe(values && `Use ${salaryRange}?`);
});
