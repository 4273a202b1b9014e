import { expect, it } from 'vitest';
import { measuredResult } from '@/features/stories/measured-result';

it.each([
  ['Month-end close: from 9 days to 4 days', 'Month-end close', '9 days', '4 days'],
  ['Month-end close from 9 to 4 days.', 'Month-end close', '9 days', '4 days'],
  ['Restart: down from 12 hours to 1 hour', 'Restart', '12 hours', '1 hour'],
  ['Cost: from $1.2 million to $0.8 million', 'Cost', '$1.2 million', '$0.8 million'],
  ['Hosting: from $41,000 to $29,000', 'Hosting', '$41,000', '$29,000'],
  ['Availability: from 99.2% to 99.95%', 'Availability', '99.2%', '99.95%'],
  ['Failed jobs: from 12 to 0', 'Failed jobs', '12', '0'],
  ['Releases: up from 4 a year to 52 a year', 'Releases', '4 a year', '52 a year'],
  ['Batch: from 1,200.5 s to 0.125 s', 'Batch', '1,200.5 s', '0.125 s'],
  ['Rows: from 1,250,000 to 1250000.75', 'Rows', '1,250,000', '1250000.75'],
])('both numbers of %j are read', (result, label, before, after) => {
  const measured = measuredResult(result);
  expect([measured?.label, measured?.before.text, measured?.after.text]).toEqual([
    label,
    before,
    after,
  ]);
});

it('the numbers are values to draw', () => {
  const { before, after } = measuredResult('Hosting: from $41,000 to $29,000.5') ?? {};
  expect([before?.value, after?.value]).toEqual([41_000, 29_000.5]);
});

it.each([
  'Every number has one owner',
  'Downtime: from 6 hours to 38 minutes',
  'Cost: from $5 to €4',
  'Cost: from $5 to 4',
  'Failed jobs: from 0 to 0',
  'from 9 days to 4 days',
  'Release: from 3,5 days to 1 day',
  'Release: from 12 days to 1,25 days',
  'Batch: from 0,125 s to 9 s',
  'Database: from 1.200 GB to 900 GB',
  'Database: from 900 GB to 12.500 GB',
  'Database: from 1.200,5 GB to 900 GB',
  'Database: from 1,2000 GB to 900 GB',
  'Database: from 1 200 GB to 900 GB',
  'Rows: from 2k to 900',
  'Rows: from 900,000 to 1.2 million',
  'Moved from Oslo to Bergen in 2024',
  `${'x '.repeat(70)}from 1`,
])('%j is not drawn', (result) => {
  expect(measuredResult(result)).toBeNull();
});
