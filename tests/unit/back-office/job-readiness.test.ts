import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, it } from 'vitest';
import { jobReadiness } from '@/back-office/seo/job-readiness';
import { parseCareer } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { jobPosting, jobPostingData } from '@/features/seo/job-posting-data';
import { scriptJson } from '@/lib/script-json';
import sampleCareers from '../../../scripts/samples/careers.json';
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

const linesOf = (fields: Record<string, unknown>) => jobReadiness(careerWith(fields));
const lineOf = (label: string, fields: Record<string, unknown>) =>
  linesOf(fields).find((line) => line.label === label);

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

const CAREERS: Record<string, unknown>[] = [
  ...sampleCareers.map((sample) => ({ ...sample, isActive: true })),
  ...GAPS,
  ...WITHOUT_GAPS,
  ...PAIRS,
];

/** Properties that come from each field that Google requires, as the validator names them. */
const PROPERTIES: Record<string, string[]> = {
  'Job Title': ['title'],
  'Job Description': ['description'],
  Country: ['jobLocation', 'jobLocation.address.addressCountry', 'applicantLocationRequirements'],
};

/** Properties that a validator for Google's rules reports as missing and required. */
async function missingIn(data: object) {
  const page = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  const issues = await new Validator().validate(new WebAutoExtractor({}).parse(page));
  return issues.filter(({ severity }) => severity === 'ERROR').flatMap((issue) => issue.fieldNames);
}

it.each(CAREERS.map((fields, index) => ({ index, fields })))(
  'a validator of Google’s rules agrees with what is missing in career $index',
  async ({ fields }) => {
    const career = careerWith(fields);
    const missing = await missingIn(jobPosting(career));
    const labels = jobReadiness(career).map(({ label }) => label);
    for (const [label, properties] of Object.entries(PROPERTIES))
      expect(labels.includes(label), label).toBe(
        properties.some((property) => missing.includes(property)),
      );
    // A form always has the date of the first save, or today's.
    const known = [
      ...Object.values(PROPERTIES).flat(),
      ...(career.createdAt ? [] : ['datePosted']),
    ];
    expect(known).toEqual(expect.arrayContaining(missing));
    expect(jobPostingData(career) === null).toBe(missing.length > 0);
    expect(labels.length).toBeLessThanOrEqual(5);
  },
);

it('the JSON-LD maps the fields of a career to Google’s properties', () => {
  const fields = { description: 'One <b>\r\n\n Two', requirements: [' ', 'SQL & <PL>'] };
  expect(jobPosting(careerWith(fields))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Senior Oracle Developer',
    description: '<p>One &lt;b&gt;</p><p> Two</p><ul><li>SQL &amp; &lt;PL&gt;</li></ul>',
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

it('all that Google requires and is missing, and both contradictions, make five lines', () => {
  const texts = { title: '', description: ' ', requirements: [], country: '', payFrom: null };
  expect(linesOf({ ...texts, salaryRange: '$1 an hour' })).toMatchObject([
    { label: 'Job Title', problem: 'Google requires it.' },
    { label: 'Country', problem: 'Google requires it.' },
    { label: 'Job Description', problem: 'Google requires more than the title.' },
    {
      label: 'Location',
      problem: 'Visitors read “Denver, CO, USA,” but Google gets no place.',
      offer: { text: 'Denver, CO, USA', values: { country: 'US', region: 'CO' } },
    },
    {
      label: 'Salary Range',
      problem: 'Visitors read “$1 an hour,” but Google gets no pay.',
      offer: { text: '$1 an hour' },
    },
  ]);
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

const NO_PLACE = { country: '', region: '', isRemote: null };
const ON_SITE = { country: 'US', region: 'CO', isRemote: false };
const REMOTE = { country: 'US', region: '', isRemote: true };

it.each([
  ['Denver, CO, USA', ON_SITE],
  ['Columbus, OH', { country: 'US', region: 'OH', isRemote: false }],
  ['Remote (US only)', REMOTE],
  ['Fully remote, USA', REMOTE],
  ['Remote (EMEA)', { ...NO_PLACE, isRemote: true }],
  ['Berlin or Munich, Germany', { country: 'DE', region: '', isRemote: false }],
  ['London, uk (hybrid)', { country: 'GB', region: '', isRemote: false }],
  // Only partly or possibly remote: the text claims neither.
  ['Austin, TX or remote', { country: 'US', region: 'TX', isRemote: false }],
  ['Vienna, Austria (two days from home)', { country: 'AT', region: '', isRemote: false }],
])(
  'one press takes over what the location “%s” says, and then it is the same',
  (location, place) => {
    for (const fields of [
      NO_PLACE,
      { country: 'JP', region: 'Kyoto', isRemote: !place.isRemote },
    ]) {
      const { offer } = lineOf('Location', { location, ...fields }) ?? {};
      expect(offer?.text).toBe(location);
      const unclear = /or remote|home/.test(location) && { isRemote: fields.isRemote ?? false };
      const unsaid = place.country === '' && { country: fields.country, region: fields.region };
      expect(offer?.values).toEqual({ ...place, ...unclear, ...unsaid });
      expect(lineOf('Location', { location, ...offer?.values })).toBeUndefined();
    }
  },
);

it.each([
  ['New York, NY', { country: 'US', region: 'New York' }],
  ['Denver, CO', { country: 'US', region: 'co' }],
  ['Denver', ON_SITE],
  ['', REMOTE],
  ['Remote - Texas, USA', { ...REMOTE, region: 'Texas' }],
  ['Remote (OR)', { ...REMOTE, region: 'Oregon' }],
  // A code of both a state and a country.
  ['Berlin, DE', { country: 'DE', region: '' }],
  ['Vancouver, CA', { country: 'CA', region: 'BC' }],
  ['Atlanta, Georgia', { country: 'US', region: 'GA' }],
  ['Paris, France or Berlin, Germany', { country: 'FR', region: '' }],
  ['Anywhere in the US', REMOTE],
  [ARABIC, ON_SITE],
])('the location “%s” doesn’t contradict %j', (location, place) => {
  expect(lineOf('Location', { location, isRemote: false, ...place })).toBeUndefined();
});

it.each([
  ['Denver, CO', { ...ON_SITE, region: 'Texas' }, 'Texas, United States'],
  ['Denver, CO', { ...ON_SITE, country: 'DE', region: '' }, 'Germany'],
  ['Denver, CO', { ...ON_SITE, isRemote: true }, 'remote work in CO, United States'],
  ['Remote (US)', ON_SITE, 'CO, United States'],
  ['Remote (US)', { ...ON_SITE, isRemote: true }, 'remote work in CO, United States'],
])('the location “%s” contradicts %j', (location, place, got) => {
  expect(lineOf('Location', { location, ...place })?.problem).toBe(
    `Visitors read “${location},” but Google gets ${got}.`,
  );
});

it.each([
  ['$135,000 – $165,000 a year', PAY],
  ['€60,000-75,000 per year', { payFrom: 60_000, payTo: 75_000, payCurrency: 'EUR' }],
  ['GBP 450 to 500 a day', { payFrom: 450, payTo: 500, payCurrency: 'GBP', payUnit: 'DAY' }],
  ['$34/hour', { payFrom: 34, payTo: null, payCurrency: 'USD', payUnit: 'HOUR' }],
  ['$90,000 a year', { payFrom: 90_000, payTo: 90_000, payCurrency: 'CAD' }],
])('one press takes over what the salary range “%s” says, unless %j says the same', (text, pay) => {
  const stated = { ...PAY, ...pay };
  expect(lineOf('Salary Range', { salaryRange: text, ...stated })).toBeUndefined();
  const other = { ...stated, payFrom: 1, payTo: null };
  const { problem, offer } = lineOf('Salary Range', { salaryRange: text, ...other }) ?? {};
  expect(problem).toMatch(/^Visitors read “.+,” but Google gets \D{1,4}1 per (?:year|day|hour)\.$/);
  expect(offer).toEqual({
    text,
    values: {
      payFrom: String(stated.payFrom),
      payTo: stated.payTo === null || stated.payTo === stated.payFrom ? '' : String(stated.payTo),
      payCurrency: stated.payCurrency,
      payUnit: stated.payUnit,
    },
  });
});

it.each(['135,000 a year', '€60.000 a year', '$58 – $72', '$135 – $165k a year'])(
  'the salary range “%s” can’t be taken over, and says how it could be',
  (salaryRange) => {
    for (const [fields, got] of [
      [PAY, '$135,000 – $165,000 per year'],
      [{ payFrom: null }, 'no pay'],
    ] as const) {
      const line = lineOf('Salary Range', { salaryRange, ...fields });
      expect(line?.problem).toContain(`but Google gets ${got}. Clear it, or write it as “$`);
      expect(line?.offer).toBeUndefined();
    }
  },
);

it('a salary range without an amount contradicts only a stated pay', () => {
  const line = (fields: object) =>
    lineOf('Salary Range', { salaryRange: 'competitive', ...fields });
  expect(line({})?.problem).toContain('Visitors read “competitive,” but Google gets $135,000');
  expect(line({ payFrom: null })).toBeUndefined();
});
