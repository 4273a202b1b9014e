import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { matchesKind } from '@/collections/collection';
import { parseContact } from '@/collections/inquiries';
import { parseFirm, parseReplyTemplates } from '@/collections/settings';
import { parseSeoSetting } from '@/collections/seo-settings';
import { parseService } from '@/collections/services';
import { UNEXPECTED_VALUES } from '../../support/malformed-documents';

it('a saved day that doesn’t exist is read as no day', () => {
  expect(parseCareer('id', { closesOn: '2027-02-31' }, '').closesOn).toBe('');
  expect(parseContact('id', { followUpOn: '9999-12-31' }).followUpOn).toBe('');
});

it('exactly the days that exist from 2000 to 2099 are days', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const wrong = [];
  for (let year = 1999; year <= 2100; year += 1)
    for (let month = 0; month <= 13; month += 1)
      for (let date = 0; date <= 32; date += 1) {
        const real = new Date(Date.UTC(year, month - 1, date));
        const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
        const day = `${year}-${two(month)}-${two(date)}`;
        const isDay = exists && year >= 2000 && year <= 2099;
        if (matchesKind('day', day) !== isDay) wrong.push(day);
      }
  expect(wrong).toEqual([]);
});

const fieldsOf = (read: object) => read as Record<string, unknown>;

const PARSERS = {
  career: (fields: object) => fieldsOf(parseCareer('id', fieldsOf(fields), '')),
  contact: (fields: object) => fieldsOf(parseContact('id', fieldsOf(fields))),
  service: (fields: object) => fieldsOf(parseService('id', fieldsOf(fields))),
  firm: (fields: object) => fieldsOf(parseFirm(fieldsOf(fields))),
  'reply template': (fields: object) =>
    fieldsOf(parseReplyTemplates({ templates: [fields] }).templates[0] ?? {}),
  'SEO setting': (fields: object) => fieldsOf(parseSeoSetting('id', fieldsOf(fields), '')),
};

/** Whether a value has the type of `blank`, the field's default. */
function hasTypeOf(blank: unknown, value: unknown): boolean {
  if (Array.isArray(blank)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  if (blank === null) {
    return value === null || value instanceof Date || ['number', 'boolean'].includes(typeof value);
  }
  return typeof value === typeof blank;
}

it.each(Object.entries(PARSERS))(
  'every field of a parsed %s has the correct type, even if the saved value has another type',
  (_kind, parse) => {
    const blank = parse({});
    const problems = Object.keys(blank).flatMap((field) =>
      UNEXPECTED_VALUES.filter(
        ([, value]) => !hasTypeOf(blank[field], parse({ [field]: value })[field]),
      ).map(([label]) => `${field} is ${label}`),
    );
    expect(problems).toEqual([]);
  },
);
