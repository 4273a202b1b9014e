import { expect, test } from 'vitest';
import { placeOf } from '@/app/shell/use-arrival';

test.each([
  ['/about', '?job=7', '/about'],
  ['/careers', '?job=', '/careers'],
  ['/careers', '?from=mail', '/careers'],
  ['/careers', '?from=mail&job=a%2Fb', '/careers?job=a%2Fb'],
])('%s%s is the page %s', (pathname, search, place) => {
  expect(placeOf({ pathname, search })).toBe(place);
});
