import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPANY_LINKS, NAVIGATION } from '@/content/navigation';
import { PAGE_LIST, pathToCareer, pathToService, SEO_PAGES } from '@/content/pages';
import { servicesInWords } from '@/features/services/use-service';

it('each page in src/pages has a row in src/content/pages.ts, and each row has a page', () => {
  const files = readdirSync('src/pages', { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  const pages = files.filter((file) => file.endsWith('-page.tsx'));
  const rows = PAGE_LIST.map(({ id }) => `${id}-page.tsx`);
  expect(pages.toSorted()).toEqual(rows.toSorted());
});

const SPECIFIED_SEO_PAGES = {
  'Home Page': 'home',
  'About Page': 'about',
  'Services Page': 'services',
  'Cloud Migration': 'cloud-migration',
  Consulting: 'consulting',
  'System Upgrades': 'upgrades',
  'Managed Services': 'managed-services',
  'Careers Page': 'careers',
  'Contact Page': 'contact',
};
const SPECIFIED_FOOTER = {
  ...{ 'About Us': '/about', Contact: '/contact', Careers: '/careers' },
  ...{ Blog: undefined, 'Privacy Policy': undefined, 'Terms of Service': undefined },
};

// Other entries may appear in between.
it.each<[string, readonly { label: string; to?: string | undefined }[], object]>([
  [
    'the navigation',
    NAVIGATION,
    { Home: '/', About: '/about', Careers: '/careers', Contact: '/contact' },
  ],
  ['the footer', COMPANY_LINKS, SPECIFIED_FOOTER],
  ['the SEO desk', SEO_PAGES.map(({ id, label }) => ({ label, to: id })), SPECIFIED_SEO_PAGES],
])('%s has the entries of the specification in order', (_name, entries, specified) => {
  const found = entries.filter(({ label }) => label in specified);
  expect(found.map(({ label, to }) => [label, to])).toEqual(Object.entries(specified));
});

it('paths contain escaped slugs and IDs', () => {
  expect(pathToService('../admin?x=#y')).toBe('/services/..%2Fadmin%3Fx%3D%23y');
  expect(pathToCareer('a&b=c')).toBe('/careers/a%26b%3Dc');
});

it.each([
  [undefined, 'Our services'],
  [0, 'Our services'],
  [1, 'One service'],
  [2, 'Two services'],
  [12, 'Twelve services'],
  [13, 'Our services'],
])('the number of services (%s) is written as “%s”', (count, words) =>
  expect(servicesInWords(count)).toBe(words),
);

it('no text of the site states a number of services', () => {
  const texts = JSON.stringify(import.meta.glob('/src/content/*.ts', { eager: true }));
  const numbers = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of our)? services\b/i;
  expect(numbers.exec(texts)?.[0]).toBeUndefined();
});
