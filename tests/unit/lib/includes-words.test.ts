import { expect, it } from 'vitest';
import { includesWords } from '@/lib/includes-words';

it.each([
  ['Oracle and cloud consulting', 'Oracle consulting', true],
  ['Oracle in the cloud', 'Oracle consulting', false],
  ['CLOUD MIGRATION', 'cloud  migration', true],
  ['Migraciónes and migración', 'migracion', true],
  ['social media', 'OCI', false],
  ['OCI, rehearsed', 'OCI', true],
  ['OCI2', 'OCI', false],
  ['clouds', 'cloud', false],
  ['облако и миграция', 'миграция', true],
  ['миграциями', 'миграция', false],
  ['甲骨文云迁移服务', '云迁移', true],
  ['والهجرة', 'الهجرة', true],
  ['A C++ course', 'C++', true],
  ['Oracle', '', false],
  ['Oracle', '   ', false],
  ['', 'Oracle', false],
])('includesWords searches %j for the words %j: %s', (text, phrase, expected) => {
  expect(includesWords(text, phrase)).toBe(expected);
});
