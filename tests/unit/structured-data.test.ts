import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { FIRM } from '@/content/firm';
import { parseSalary } from '@/domain/salary';
import { jobPosting } from '@/features/seo/job-posting-data';
import { breadcrumbData, organizationData, serviceData } from '@/features/seo/structured-data';
import { scriptJson } from '@/lib/script-json';
import careers from '../../scripts/samples/careers.json';

it.each([
  ['$135,000 – $165,000 a year', { currency: 'USD', min: 135_000, max: 165_000, unit: 'YEAR' }],
  ['$58 – $72 per hour', { currency: 'USD', min: 58, max: 72, unit: 'HOUR' }],
  ['€60k-75k per year', { currency: 'EUR', min: 60_000, max: 75_000, unit: 'YEAR' }],
  ['GBP 450 to 500 a day', { currency: 'GBP', min: 450, max: 500, unit: 'DAY' }],
  ['€4500.50 a month', { currency: 'EUR', min: 4500.5, max: 4500.5, unit: 'MONTH' }],
  ['$34/hour', { currency: 'USD', min: 34, max: 34, unit: 'HOUR' }],
])('parseSalary parses the salary %j', (text, salary) => expect(parseSalary(text)).toEqual(salary));

it('a validator of Google’s rules finds no errors in the data for the organization, a service, and its breadcrumbs', async () => {
  const [service] = BUILT_IN_SERVICES;
  if (!service) throw new Error('There is no built-in service.');
  const steps = [
    { label: 'Home', to: '/' },
    { label: service.name, to: `/services/${service.slug}` },
  ];
  const data = [
    organizationData({ withAddress: true }),
    serviceData(service),
    breadcrumbData(steps),
  ];
  const scripts = data.map(
    (item) => `<script type="application/ld+json">${scriptJson(item)}</script>`,
  );
  const found = new WebAutoExtractor({}).parse(scripts.join(''));
  const issues = await new Validator().validate(found);
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(JSON.stringify(found)).toContain(service.name);
});

it.each(careers)(
  'a validator of Google’s rules finds no errors in the data for the sample position $id',
  async (sample) => {
    const career = parseCareer(sample.id, { ...sample, createdAt: new Date() }, '');
    const script = `<script type="application/ld+json">${scriptJson(jobPosting(career))}</script>`;
    const issues = await new Validator().validate(new WebAutoExtractor({}).parse(script));
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  },
);

it('the organization data has the firm’s hours and phone numbers, and the address only if requested', () => {
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

it('scriptJson escapes JSON so that it can’t close its script element', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
