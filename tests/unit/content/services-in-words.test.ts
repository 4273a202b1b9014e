import { expect, it } from 'vitest';
import { servicesInWords } from '@/features/services/use-service';

it.each([
  [undefined, 'Our services'],
  [0, 'Our services'],
  [1, 'One service'],
  [2, 'Two services'],
  [7, 'Seven services'],
  [12, 'Twelve services'],
  [13, 'Our services'],
])('the number of services (%s) is written as “%s”', (count, words) =>
  expect(servicesInWords(count)).toBe(words),
);

const CONTENT = import.meta.glob('/src/content/*.ts', { eager: true });

it.each(Object.entries(CONTENT))('no text of %s states a number of services', (_file, texts) =>
  expect(JSON.stringify(texts)).not.toMatch(
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of our)? services\b/i,
  ),
);
