import { describe, expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import {
  choicesOf,
  filterCareers,
  filterOfQuery,
  isFiltering,
  isSameFilter,
  MAX_FILTER_LENGTH,
  NO_FILTER,
  queryWithFilter,
} from '@/features/careers/career-filter';

const DBA = parseCareer(
  'dba',
  {
    title: 'Database Administrator',
    department: 'Managed Services',
    location: 'Zürich',
    type: 'part-time',
    description: 'Three nights a week',
    salaryRange: '$58 per hour',
    requirements: ['RMAN'],
    responsibilities: ['Patch and restore'],
    benefits: ['Night pay'],
  },
  '',
);
const APEX = parseCareer('apex', { title: 'APEX Developer', department: ' managed  services' }, '');
const BOTH = [DBA, APEX];

const idsOf = (filter: Partial<typeof NO_FILTER>) =>
  filterCareers(BOTH, { ...NO_FILTER, ...filter }).map(({ id }) => id);

describe('the career search', () => {
  it.each([
    ...['database', 'ADMINISTRATOR managed', 'zurich', 'part-time', 'part time', 'nights', '$58'],
    ...['rman', 'restore', 'night pay'],
  ])('finds “%s” in any text field of a career', (q) => expect(idsOf({ q })).toEqual(['dba']));

  it('finds a career only if it contains every word', () => {
    expect(idsOf({ q: 'database developer' })).toEqual([]);
  });

  it('finds every career if no words are given', () => {
    expect(idsOf({ q: '  ' })).toEqual(['dba', 'apex']);
  });
});

it('a filter compares whole values and ignores case and white space', () => {
  expect(idsOf({ type: 'part-time' })).toEqual(['dba']);
  expect(idsOf({ type: 'full-time' })).toEqual(['apex']);
  expect(idsOf({ type: 'part' })).toEqual([]);
  expect(idsOf({ department: 'Managed Services' })).toEqual(['dba', 'apex']);
  expect(idsOf({ department: 'Managed Services', location: 'zürich' })).toEqual(['dba']);
});

it('the location “Remote” finds every location that mentions remote work', () => {
  const at = (id: string, location: string) => parseCareer(id, { location }, '');
  const careers = [at('a', 'Denver, CO or remote'), at('b', 'Remote (US)'), at('c', 'Remoteville')];
  expect(choicesOf(careers, 'location', '').map(({ value }) => value)).toEqual([
    ...['Denver, CO or remote', 'Remote', 'Remote (US)', 'Remoteville'],
  ]);
  const found = filterCareers(careers, { ...NO_FILTER, location: 'Remote' });
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('the filter options', () => {
  it('list each value once, sorted, without blanks', () => {
    const denver = parseCareer('denver', { location: 'Denver' }, '');
    expect(choicesOf([...BOTH, denver], 'location', '')).toEqual([
      { value: 'Denver', label: 'Denver' },
      { value: 'Zürich', label: 'Zürich' },
    ]);
    expect(choicesOf(BOTH, 'department', '')).toEqual([
      { value: 'Managed Services', label: 'Managed Services' },
    ]);
  });

  it('show job types with an initial capital and no hyphen', () => {
    expect(choicesOf(BOTH, 'type', '')).toEqual([
      { value: 'full-time', label: 'Full time' },
      { value: 'part-time', label: 'Part time' },
    ]);
  });

  it('include the selected value as spelled in the URL, even if no career has it', () => {
    const valuesFor = (chosen: string) =>
      choicesOf(BOTH, 'location', chosen).map(({ value }) => value);
    expect(valuesFor('ZÜRICH')).toEqual(['ZÜRICH']);
    expect(valuesFor('Oslo')).toEqual(['Oslo', 'Zürich']);
  });
});

describe('the URL query', () => {
  it('preserves the filter and other parameters but omits empty values', () => {
    const filter = { ...NO_FILTER, q: ' PL/SQL & more ', location: 'Denver, CO' };
    const query = queryWithFilter(new URLSearchParams('ref=mail&type=contract'), filter);
    expect(String(query)).toBe('ref=mail&q=+PL%2FSQL+%26+more+&location=Denver%2C+CO');
    expect(filterOfQuery(query)).toEqual(filter);
  });

  it('truncates a value that is too long', () => {
    const { q } = filterOfQuery(new URLSearchParams({ q: 'x'.repeat(5000) }));
    expect(q).toHaveLength(MAX_FILTER_LENGTH);
    expect(filterOfQuery(new URLSearchParams({ q: `${'x'.repeat(149)}👍🏽` })).q).toBe(
      'x'.repeat(149),
    );
  });
});

it('a filter that contains only white space is inactive', () => {
  expect(isFiltering({ ...NO_FILTER, q: ' \u200b' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, type: 'contract' })).toBe(true);
});

it('isSameFilter compares every field of a filter', () => {
  expect(isSameFilter(NO_FILTER, { ...NO_FILTER })).toBe(true);
  for (const key of Object.keys(NO_FILTER)) {
    expect(isSameFilter(NO_FILTER, { ...NO_FILTER, [key]: 'x' })).toBe(false);
  }
});
