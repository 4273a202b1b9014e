import { expect, it } from 'vitest';
import { draftErrors, isChanged, toDraft } from '@/back-office/seo/seo-draft';

const SETTING = { title: 'T', description: 'D', keywords: ['one', 'two'] };

it('an SEO draft counts as changed only if saving it would change the setting', () => {
  const start = toDraft(SETTING);
  expect(isChanged({ ...start, keywords: 'one,two,' }, start)).toBe(false);
  expect(isChanged({ ...start, title: 'Other' }, start)).toBe(true);
});

it('an SEO draft has an error for each invalid field', () => {
  expect(draftErrors(toDraft(SETTING))).toEqual({});
  expect(
    draftErrors({ title: 'x'.repeat(301), description: '', keywords: 'k'.repeat(101) }),
  ).toEqual({
    title: expect.stringContaining('at most 300') as string,
    keywords: expect.stringContaining('at most 100') as string,
  });
});
