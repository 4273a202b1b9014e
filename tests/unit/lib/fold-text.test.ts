import { expect, it } from 'vitest';
import { foldText } from '@/lib/fold-text';

it.each([
  ['case', 'DENVER', 'Denver'],
  ['accents', 'São Paulo', 'sao paulo'],
  ['the encoding of accents', 'Zu\u0308rich', 'Z\u00fcrich'],
  ['white space', ' New\u00a0 York\n', 'New York'],
  ['full-width letters', 'Ｊａｖａ', 'Java'],
])('foldText ignores %s', (_what, one, other) => expect(foldText(one)).toBe(foldText(other)));

it('foldText distinguishes “C++” from “C”', () => {
  expect(foldText('C++')).not.toBe(foldText('C'));
});
