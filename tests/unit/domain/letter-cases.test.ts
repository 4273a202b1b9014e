import { expect, it } from 'vitest';
import { letterCases } from '@/domain/letter-cases';

it.each([
  ['grace', ['grace', 'GRACE', 'Grace']],
  ['GRACE', ['GRACE', 'grace', 'Grace']],
  [
    'graCE hoPPer',
    ['graCE hoPPer', 'grace hopper', 'GRACE HOPPER', 'Grace hopper', 'Grace Hopper'],
  ],
  [
    'anne-marie o’neil',
    ['anne-marie o’neil', 'ANNE-MARIE O’NEIL', 'Anne-marie o’neil', 'Anne-Marie O’Neil'],
  ],
  ['élodie', ['élodie', 'ÉLODIE', 'Élodie']],
  ['a@b.c', ['a@b.c', 'A@B.C', 'A@b.c']],
  ['فاطمة', ['فاطمة']],
  ['👩‍🚀 7', ['👩‍🚀 7']],
  ['', ['']],
])('a search for %j covers the capitalizations %j', (text, cases) => {
  expect(letterCases(text)).toEqual(cases);
});
