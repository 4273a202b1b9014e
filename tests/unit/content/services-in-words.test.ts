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
