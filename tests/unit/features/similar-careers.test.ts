import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { similarCareers } from '@/features/careers/similar-careers';

const career = (id: string, fields: Record<string, unknown> = {}) =>
  parseCareer(id, { title: id, department: `Department of ${id}`, type: id, ...fields }, '');

const CAREER = career('this', {
  title: 'Senior Oracle Developer, Remote',
  department: 'Engineering',
  location: 'Denver, CO',
  type: 'contract',
});

const similar = (...others: ReturnType<typeof career>[]) =>
  similarCareers(CAREER, others).map(({ id }) => id);

it('similar careers have the same department or share words in the title', () => {
  expect(similar(career('department', { department: 'engineering ' }))).toEqual(['department']);
  expect(similar(career('words', { title: 'ORACLE DEVELOPER' }))).toEqual(['words']);
  expect(similar(career('word', { title: 'Developer', type: 'contract' }))).toEqual(['word']);
});

it.each([
  ['nothing', {}],
  ['only the type and the location', { type: 'contract', location: 'Denver, CO' }],
  ['only one word of the title', { title: 'Java Developer' }],
  [
    'only the type, the location, and words that occur in many titles',
    { title: 'Senior Cook', type: 'contract', location: 'Denver, CO' },
  ],
])('careers that share %s are not similar', (_what, fields) => {
  expect(similar(career('other', fields))).toEqual([]);
});

it('careers are not similar just because both have no department and no location', () => {
  const blank = { department: '', location: ' ', type: 'contract' };
  const [one, other] = [career('one', blank), career('other', blank)];
  expect(similarCareers(one, [one, other])).toEqual([]);
});

it('at most three similar careers are returned, most similar first and otherwise in list order', () => {
  const engineering = { department: 'Engineering' };
  const others = [
    career('a', engineering),
    career('b', engineering),
    career('c', { ...engineering, location: 'Denver, CO' }),
    career('d', { ...engineering, title: 'Oracle Developer' }),
    career('e', engineering),
  ];
  expect(similar(CAREER, ...others)).toEqual(['d', 'c', 'a']);
});

it('title words are compared in any script', () => {
  const arabic = { title: 'مطور أوراكل' };
  expect(
    similarCareers(career('one', arabic), [career('other', arabic)]).map(({ id }) => id),
  ).toEqual(['other']);
});
