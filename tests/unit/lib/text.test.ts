import { expect, it } from 'vitest';
import { cutText } from '@/lib/cut-text';
import { foldText } from '@/lib/fold-text';
import { includesWords } from '@/lib/includes-words';
import { plural } from '@/lib/plural';

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

it('plural combines a number with the singular or plural form', () => {
  const texts = [plural(0, 'job'), plural(1, 'job'), plural(2, 'inquiry', 'inquiries')];
  expect(texts).toEqual(['0 jobs', '1 job', '2 inquiries']);
});

it.each([
  ['You find out why. Then', 'You find out why. Then'],
  ['You find out why. Then you change it.', 'You find out why…'],
  ['You find out why, but not when or how', 'You find out why…'],
])('cutText cuts %j to %j', (text, expected) => expect(cutText(text, 22)).toBe(expected));
