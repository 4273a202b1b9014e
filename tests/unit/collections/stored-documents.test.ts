import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { parseContact } from '@/collections/inquiries';
import { parseSeoSetting } from '@/collections/seo-settings';
import { parseService } from '@/collections/services';
import { UNEXPECTED_VALUES } from '../../support/malformed-documents';

const fieldsOf = (read: object) => read as Record<string, unknown>;

const PARSERS = {
  career: (fields: object) => fieldsOf(parseCareer('id', fieldsOf(fields), '')),
  contact: (fields: object) => fieldsOf(parseContact('id', fieldsOf(fields))),
  service: (fields: object) => fieldsOf(parseService('id', fieldsOf(fields))),
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
