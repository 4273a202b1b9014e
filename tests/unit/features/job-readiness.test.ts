import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import sampleCareers from '../../../scripts/samples/careers.json';
import { FIRM } from '@/content/firm';
import { parseCareer } from '@/domain/career-schema';
import { jobReadiness, MIN_DESCRIPTION } from '@/features/seo/desk/job-readiness';
import { jobPosting, jobPostingData } from '@/features/seo/job-posting-data';
import { scriptJson } from '@/lib/script-json';
import { PAYLOADS } from '../../support/injection-payloads';
import { ARABIC, LONG_WORD } from '../../support/sample-documents';

const TEXT = 'You look after databases that somebody depends on at night. '.repeat(6);

/** One without a gap, with `fields` changed. */
function careerWith(fields: Record<string, unknown> = {}) {
  const good = {
    title: 'Senior Oracle Developer',
    location: 'Denver, CO',
    type: 'full-time',
    description: TEXT,
    requirements: ['SQL'],
    salaryRange: '$135,000 – $165,000',
    isActive: true,
    createdAt: new Date('2026-10-05T12:00:00Z'),
  };
  return parseCareer('job-1', { ...good, ...fields }, 'version 1');
}

const pointsOf = (fields: Record<string, unknown>) => jobReadiness(careerWith(fields));
const pointOf = (fields: Record<string, unknown>, name: RegExp) =>
  pointsOf(fields).find((point) => name.test(point.name));

const GAPS: Record<string, unknown>[] = [
  { title: '' },
  { title: ' \n ' },
  { description: '', requirements: [] },
  { description: '  ', requirements: ['', ' '] },
  { description: 'senior oracle  DEVELOPER', requirements: [] },
  { description: '', requirements: ['Senior Oracle Developer'] },
  { createdAt: null },
  { createdAt: 'yesterday' },
  { location: '' },
  { location: ' ' },
  { location: 'Berlin' },
  { location: 'Toronto, ON' },
  { location: 'Atlanta, Georgia' },
  { location: 'Remote' },
  { location: 'Remote (European Union)' },
  { location: ARABIC },
  { location: LONG_WORD },
  { salaryRange: '' },
  { salaryRange: 'competitive' },
  { salaryRange: `$${'9'.repeat(400)}` },
  { type: 'seasonal' },
  { type: 7 },
];
const WITHOUT_GAPS: Record<string, unknown>[] = [
  {},
  { location: 'Berlin, Germany' },
  { location: 'Toronto, ON, Canada' },
  { location: 'London, UK (hybrid)' },
  { location: 'Remote (US time zones)' },
  { location: 'Remote, Ireland' },
  { location: 'France' },
  { location: 'Austin, TX or remote' },
  { title: ARABIC, description: `${ARABIC} `.repeat(20) },
  { title: 'SENIOR ORACLE DEVELOPER!!!' },
  { description: 'Short.', requirements: [] },
];
/** Pairs of gaps, and of a gap with what is none. */
const PAIRS = GAPS.flatMap((gap, index) => [
  { ...gap, ...GAPS[(index * 5 + 3) % GAPS.length] },
  { ...WITHOUT_GAPS[index % WITHOUT_GAPS.length], ...gap },
]);
const HOSTILE = PAYLOADS.filter((_payload, index) => index % 4 === 0).map((payload) => ({
  title: payload,
  location: payload,
  type: payload,
  description: payload,
  requirements: [payload, payload],
  salaryRange: payload,
}));

const CAREERS = [
  ...sampleCareers.map((sample) => ({ ...sample, isActive: true })),
  ...GAPS,
  ...WITHOUT_GAPS,
  ...PAIRS,
  ...HOSTILE,
];

/** What a validator of Google's rules says of the data as it stands in a page, by severity. */
async function issuesIn(data: object) {
  const page = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  const issues = await new Validator().validate(new WebAutoExtractor({}).parse(page));
  const of = (severity: string) =>
    issues.filter((issue) => issue.severity === severity).map((issue) => issue.issueMessage);
  return { errors: of('ERROR'), warnings: of('WARNING') };
}

describe('a validator of Google’s rules agrees with the list', () => {
  it('about at least 60 careers', () => {
    expect(CAREERS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(CAREERS.map((fields, index) => ({ index, fields })))(
    'about career $index',
    async ({ fields }) => {
      const points = pointsOf(fields);
      const isMissing = (name: RegExp) =>
        points.some((point) => name.test(point.name) && point.state === 'missing');
      const { errors, warnings } = await issuesIn(jobPosting(careerWith(fields)));
      const isRefused = points.some(
        ({ level, state }) => level === 'required' && state === 'missing',
      );
      expect(errors.length > 0, errors.join()).toBe(isRefused);
      const warnsAbout = (property: string) =>
        warnings.some((warning) => warning.includes(`"${property}"`));
      expect(warnsAbout('baseSalary')).toBe(isMissing(/^Salary/));
      expect(warnsAbout('employmentType')).toBe(isMissing(/^Employment/));
    },
  );
});

it('the page of an active career emits what the list is computed from', () => {
  expect(jobPostingData(careerWith())).toEqual(jobPosting(careerWith()));
  expect(jobPostingData(careerWith({ isActive: false }))).toBeNull();
});

it('has eight points, all fulfilled by a good career', () => {
  const points = pointsOf({});
  expect(points).toHaveLength(8);
  expect(points.filter(({ state }) => state !== 'fulfilled')).toEqual([]);
  expect(points.filter(({ level }) => level === 'required')).toHaveLength(6);
});

it('each point that is not fulfilled says how to mend it', () => {
  for (const { state, reason, remedy, name } of CAREERS.flatMap(pointsOf)) {
    expect(reason, name).not.toBe('');
    expect(remedy === '', name).toBe(state === 'fulfilled');
  }
});

describe('the title', () => {
  const title = (text: string, fields = {}) => pointOf({ ...fields, title: text }, /^Title/);

  it.each([
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
  ])('‘%s’ says more than the job: %s', (text, what) => {
    expect(title(text)).toMatchObject({ state: 'improvable' });
    expect(title(text)?.reason).toContain(`It names ${what}: “`);
  });

  it('in capital letters is to be written normally', () => {
    expect(title('CLOUD ARCHITECT')?.reason).toBe('The title is in capital letters.');
  });

  it('of a remote career doesn’t say so again', () => {
    const remote = { location: 'Remote (US)' };
    expect(title('Remote DBA', remote)?.reason).toContain('a place: “remote”');
  });

  it.each([
    'DBA',
    'SAP ABAP',
    'Oracle Database 19c Administrator',
    'SAP S/4HANA Consultant',
    'Warehouse Worker -- Night Shift',
    'C# Developer',
    'Java 21 Developer (m/f/d)',
    'Denverian Studies Lecturer',
    'Oracle® Developer',
    'مهندس قواعد البيانات',
    '資料庫管理員',
    'Übersetzer',
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

it.each([
  ['Berlin, Germany', { addressLocality: 'Berlin', addressCountry: 'DE' }],
  [
    'Toronto, ON, Canada',
    { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
  ],
  ['London, uk (hybrid)', { addressLocality: 'London', addressCountry: 'GB' }],
  ['Atlanta, Georgia, USA', { addressRegion: 'Georgia', addressCountry: 'US' }],
  ['France', { addressCountry: 'FR' }],
  ['Berlin, Germany or remote', { addressLocality: 'Berlin', addressCountry: 'DE' }],
])('reads the country of ‘%s’', (location, address) => {
  expect(jobPosting(careerWith({ location }))).toMatchObject({ jobLocation: { address } });
});

it.each([
  ['Remote (US time zones)', 'USA'],
  ['Remote, United States', 'USA'],
  ['Remote - Germany', 'Germany'],
  ['Ireland (remote)', 'Ireland'],
])('reads the country of applicants of ‘%s’', (location, name) => {
  expect(jobPosting(careerWith({ location }))).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name },
  });
});

it.each(['Toronto, ON', 'Atlanta, Georgia', 'Paris, FR', 'Remote', 'East Germany plant'])(
  'guesses no country of ‘%s’',
  (location) => {
    expect(JSON.stringify(jobPosting(careerWith({ location })))).not.toMatch(/Country/);
  },
);

it('the description is a paragraph for each line, without empty ones', () => {
  const { description } = jobPosting(
    careerWith({ description: 'One\r\n\n Two <b>', requirements: [' ', 'SQL'] }),
  );
  expect(description).toBe('<p>One</p><p> Two &lt;b&gt;</p><ul><li>SQL</li></ul>');
});
