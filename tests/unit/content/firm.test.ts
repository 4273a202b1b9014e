import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';

const [specified = ''] =
  /\d+:\d\d [AP]M to \d+:\d\d [AP]M \w+/.exec(readFileSync('docs/specification.md', 'utf8')) ?? [];
const withoutZone = (hours: string) => hours.replace(/ \w+$/, '');

// New York is on Eastern Daylight Time in summer, so “ET” would be right all year. “EST” stays all year, because the
// specification has the business hours word for word (spec 1). A firm with other hours names its zone as it likes.
it('the business hours name the time zone as the specification does', () => {
  const areSpecified = withoutZone(FIRM.hours.time) === withoutZone(specified);
  expect(areSpecified ? FIRM.hours.time : specified).toBe(specified);
  expect(specified).toMatch(/EST$/);
});
