import { expect, it } from 'vitest';
import { isSameValue, mergeValues } from '@/lib/merge-values';

const BASE = { title: 'DBA', place: 'Denver', list: ['a', 'b', 'c'] };

it('fields that one side has changed are merged', () => {
  const mine = { ...BASE, title: 'Mine' };
  const theirs = { ...BASE, place: 'Theirs', list: ['a', 'theirs'] };
  const values = { title: 'Mine', place: 'Theirs', list: ['a', 'theirs'] };
  expect(mergeValues(BASE, mine, theirs)).toEqual({ values, contested: [] });
});

it.each([
  ['title', 'Mine', 'Theirs'],
  ['list', ['a', 'mine'], ['a', 'b', 'c', 'theirs']],
])(
  'the field %s that both have changed keeps mine and is contested, unless mine may replace theirs',
  (name, own, other) => {
    const mine = { ...BASE, [name]: own };
    const theirs = { ...BASE, [name]: other };
    expect(mergeValues(BASE, mine, theirs)).toEqual({ values: mine, contested: [name] });
    const agreed = { values: mine, contested: [] };
    expect(mergeValues(BASE, mine, mine)).toEqual(agreed);
    expect(mergeValues(BASE, mine, theirs, [BASE, theirs])).toEqual(agreed);
  },
);

it('a field that is the base again is kept, whatever may be replaced', () => {
  const theirs = { ...BASE, title: 'Theirs' };
  expect(mergeValues(BASE, BASE, theirs, [theirs]).values.title).toBe('DBA');
  expect(mergeValues(BASE, BASE, theirs).values.title).toBe('Theirs');
});

it.each([
  [['a'], ['a'], true],
  [['a'], ['b'], false],
  [null, undefined, false],
  ['', null, false],
  [1, '1', false],
])('%j and %j are the same: %j', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});
