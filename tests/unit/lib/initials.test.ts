import { expect, it } from 'vitest';
import { initialsOf } from '@/lib/initials';

it.each([
  ['Ada B. Ames (sample)', 'AB'],
  ['admin@example.com', 'AD'],
  ['jane.van-doe@example.com', 'JV'],
  ['é@example.com', 'É'],
  ['संपर्क@example.com', 'संप'],
  ['👍🏽.e\u0301@example.com', 'E\u0301'],
  ['', ''],
])('the initials of %j are “%s”', (email, initials) => expect(initialsOf(email)).toBe(initials));
