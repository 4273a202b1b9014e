import { expect, it } from 'vitest';
import { plural } from '@/lib/plural';

it('plural combines a number with the singular or plural form', () => {
  expect([plural(0, 'job'), plural(1, 'job'), plural(2, 'inquiry', 'inquiries')]).toEqual([
    '0 jobs',
    '1 job',
    '2 inquiries',
  ]);
});
