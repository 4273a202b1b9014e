import { expect, test } from 'vitest';
import { hasVisibleCharacter, INVISIBLE } from '@/domain/text';
import { RULES } from './environment';

test('firestore.rules lists the same invisible characters as src/domain', () => {
  const inRules = [...RULES.matchAll(/\\\\x(\{[0-9a-f]+\}-?)/g)].map(([, code]) => `\\u${code}`);
  expect(inRules.join('')).toBe(INVISIBLE);
});

test('invisible characters are Unicode’s white space, control, default-ignorable, and combining characters, noncharacters, and a few more', () => {
  const invisible =
    /[\p{Z}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb\u{13430}-\u{1343f}\u{1d159}]/u;
  const disagreements: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (hasVisibleCharacter(character) === invisible.test(character)) {
      disagreements.push(codePoint.toString(16));
    }
  }
  expect(disagreements).toEqual([]);
});
