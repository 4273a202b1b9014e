import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { FIRM } from '@/content/firm';
import { postalAddress } from '@/content/postal-address';
import { breadcrumbData, organizationData, serviceData } from '@/features/seo/structured-data';
import { scriptJson } from '@/lib/script-json';

it('a validator of Google’s rules finds no errors in the data for the organization, a service, and its breadcrumbs', async () => {
  const [service] = BUILT_IN_SERVICES;
  if (!service) throw new Error('There is no built-in service.');
  const steps = [
    { label: 'Home', to: '/' },
    { label: service.name, to: `/services/${service.slug}` },
  ];
  const data = [organizationData(postalAddress()), serviceData(service), breadcrumbData(steps)];
  const scripts = data.map(
    (item) => `<script type="application/ld+json">${scriptJson(item)}</script>`,
  );
  const found = new WebAutoExtractor({}).parse(scripts.join(''));
  const issues = await new Validator().validate(found);
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(JSON.stringify(found)).toContain(service.name);
});

it('the organization data has the firm’s hours and phone numbers, and the address only if requested', () => {
  expect(organizationData(postalAddress())).toMatchObject({
    name: FIRM.name,
    email: FIRM.email,
    contactPoint: FIRM.phones.map(({ number }) => ({
      telephone: number,
      hoursAvailable: FIRM.openingHours,
    })),
    address: {
      streetAddress: expect.stringContaining(FIRM.address.split('\n')[0] ?? '') as string,
    },
  });
  expect(organizationData()).not.toHaveProperty('address');
});

it('scriptJson escapes JSON so that it can’t close its script element', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
