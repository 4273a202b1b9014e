import { expect, it } from 'vitest';
import { COMPANY_LINKS, NAVIGATION } from '@/content/navigation';

// Labels and paths from spec 2. Other pages may appear in between.
it.each([
  [
    'the navigation',
    NAVIGATION,
    { Home: '/', About: '/about', Careers: '/careers', Contact: '/contact' },
  ],
  [
    'the footer',
    COMPANY_LINKS,
    {
      'About Us': '/about',
      Contact: '/contact',
      Careers: '/careers',
      Blog: undefined,
      'Privacy Policy': undefined,
      'Terms of Service': undefined,
    },
  ],
])('%s has the specified entries in order', (_name, links, specified) => {
  const entries = links
    .filter(({ label }) => label in specified)
    .map((link) => [link.label, link.to]);
  expect(entries).toEqual(Object.entries(specified));
});
