import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';

// New York is on Eastern Daylight Time in summer, so “ET” would be right all year. “EST” stays, because the text of the
// business hours is the specification's, word for word (spec 1).
it('the business hours name standard time all year, as the specification does', () => {
  expect(FIRM.hours.time).not.toMatch(/\b[ECMP]D?T\b/);
});
