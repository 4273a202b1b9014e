import { expect, it } from 'vitest';
import { emailSpellings } from '@/data/email-spellings';

/** How one person's address may be saved: as the form saves it, and as earlier forms did. */
const SAVED = [
  ...['user@xn--bcher-kva.example', 'user@bücher.example', 'USER@BÜCHER.EXAMPLE'],
  ...['user@bücher.example,', 'user@xn--bcher-kva.example;', 'user@bücher.example.'],
  ...['mailto:user@bücher.example', 'mailto:user@xn--bcher-kva.example'],
];

it.each([
  ...SAVED,
  ...['User@Bücher.Example', ' user@bu\u0308cher.example ', 'USER@XN--BCHER-KVA.EXAMPLE'],
  ...['user＠bücher.example', 'A Reader <user@bücher.example>'],
])('a search for %j asks for every spelling in which the address may be saved', (email) => {
  expect(emailSpellings(email)).toEqual(expect.arrayContaining(SAVED));
});

it('a search asks for no more spellings than one query can, all of the same address', () => {
  const spellings = emailSpellings('user@bücher.example');
  expect(spellings.length).toBeLessThanOrEqual(30);
  for (const spelling of spellings)
    expect(spelling.toLowerCase()).toMatch(/(^|:|<)user@(bücher|xn--bcher-kva)\.example\W?$/);
});
