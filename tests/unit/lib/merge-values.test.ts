import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from '@/lib/merge-values';

const BASE = { title: 'DBA', place: 'Denver', list: ['a', 'b', 'c'] };

describe('two versions of a document are merged field by field', () => {
  it('fields that one side has changed', () => {
    const mine = { ...BASE, title: 'Mine' };
    const theirs = { ...BASE, place: 'Theirs' };
    expect(mergeValues(BASE, mine, theirs)).toEqual({
      values: { ...BASE, title: 'Mine', place: 'Theirs' },
      taken: ['place'],
      contested: [],
    });
  });

  it('a field that both have changed keeps mine and is contested, unless both agree or I have sent theirs', () => {
    const mine = { ...BASE, title: 'Mine' };
    const theirs = { ...BASE, title: 'Theirs' };
    const contested = { values: mine, taken: [], contested: ['title'] };
    const agreed = { values: mine, taken: [], contested: [] };
    expect(mergeValues(BASE, mine, theirs)).toEqual(contested);
    expect(mergeValues(BASE, mine, mine)).toEqual(agreed);
    expect(mergeValues(BASE, mine, theirs, theirs)).toEqual(agreed);
  });
});

describe('lists are merged entry by entry', () => {
  const merged = (mine: string[], theirs: string[], base = BASE.list) => {
    const { values, contested } = mergeValues({ list: base }, { list: mine }, { list: theirs });
    return contested.length > 0 ? 'contested' : values.list.join('');
  };

  it.each([
    ['entries added at different places', 'mabc', 'abct', 'mabct'],
    ['entries added at the end by both', 'abcm', 'abct', 'abcmt'],
    ['entries added by both to an empty list', 'mx', 'xt', 'mxt', ''],
    ['a changed and an added entry next to it', 'abX', 'abct', 'abXt'],
    ['entries added around a changed one', 'abX', 'abtcu', 'abtXu'],
    ['entries next to each other changed by each side', 'aXc', 'abY', 'aXY'],
    ['the same entry changed by both', 'aXc', 'aYc', 'contested'],
    ['an entry removed by one side and changed by the other', 'ac', 'aYc', 'contested'],
    ['the same change on both sides, beside others', 'aXcm', 'taXc', 'taXcm'],
  ])('%s: %s and %s become %s', (_case, mine, theirs, expected, base = 'abc') => {
    expect(merged([...mine], [...theirs], [...base])).toBe(expected);
  });

  it('nothing that one side alone has typed is ever lost', () => {
    const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
    const property = fc.property(lists, lists, (base, theirs) => {
      const mine = base.flatMap((entry, index) => (index === 2 ? [entry, 'mine'] : [entry]));
      const { values, contested } = mergeValues({ list: base }, { list: mine }, { list: theirs });
      if (contested.length > 0) expect(values.list).toEqual(mine);
      else if (mine.includes('mine')) expect(values.list).toContain('mine');
      else expect(values.list).toEqual(theirs);
      const added = theirs.filter((entry) => !base.includes(entry));
      if (contested.length === 0) expect(values.list).toEqual(expect.arrayContaining(added));
    });
    fc.assert(property);
  });
});
