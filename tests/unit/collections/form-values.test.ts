import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { careerKind } from '@/back-office/careers/career-desk-data';
import { formKind } from '@/back-office/documents/edit-kind';
import { careers, parseCareer } from '@/collections/careers';
import { formInput, newRow, withRowsOf } from '@/collections/form-values';
import { seoSettings } from '@/collections/seo-settings';

const career = formKind(careers);
const seo = formKind(seoSettings);
const rows = (...texts: string[]) => texts.map((text) => newRow(text));
const texts = (list: { text: string }[]) => list.map(({ text }) => text);

it('a new career is active and full-time, with one blank row in each list', () => {
  const blank = career.blank();
  expect(blank).toMatchObject({ title: '', type: 'full-time', isActive: true });
  expect(texts(blank.requirements)).toEqual(['']);
  expect(formInput(careers, blank).benefits).toEqual([]);
});

it('the form of a saved career has a blank row for an empty list and a safe value for a malformed field', () => {
  const fields = {
    title: 'DBA',
    requirements: ['SQL', 'a \n b'],
    type: 7,
    payUnit: null,
    isActive: 'yes',
  };
  const values = career.valuesOf(parseCareer('id', fields, 'v1'));
  expect(values).toMatchObject({
    title: 'DBA',
    type: 'full-time',
    payUnit: '',
    salaryRange: '',
    isActive: false,
  });
  expect(texts(values.requirements)).toEqual(['SQL', 'a b']);
  expect(texts(values.benefits)).toEqual(['']);
});

it.each([
  { type: 'seasonal', country: 'usa', payCurrency: 'dollar', payUnit: 'SHIFT' },
  { type: 'full-time', country: 'UK', payCurrency: 'XYZ', payUnit: '' },
])(
  'a form keeps saved values that it can’t offer, and a copy only those that can be saved: %j',
  (saved) => {
    const item = parseCareer('id', { title: 'DBA', ...saved }, 'v1');
    const values = career.valuesOf(item);
    expect(safeParse(career.schema, values).success).toBe(true);
    expect(formInput(careers, values)).toMatchObject(saved);
    const isValid = saved.type === 'full-time';
    const blank = { type: 'full-time', country: '', payCurrency: '', payUnit: '' };
    expect(careerKind.copyOf(item)).toMatchObject(isValid ? saved : blank);
  },
);

it('a form saves trimmed entries without blank ones, and keywords that are separated by commas', () => {
  const values = {
    ...career.blank(),
    requirements: rows(' SQL ', '', ' \u200b', '\u3164', 'PL/SQL'),
  };
  expect(formInput(careers, values).requirements).toEqual(['SQL', 'PL/SQL']);
  const setting = { title: 'T', description: 'D', keywords: ['one', 'two'] };
  expect(seo.valuesOf(setting).keywords).toBe('one, two');
  expect(formInput(seoSettings, { ...setting, keywords: ' a,, b ,\u2800' }).keywords).toEqual([
    'a',
    'b',
  ]);
});

it('entries that a list already has keep their rows, also if an entry is repeated', () => {
  const own = rows('Tea', 'Coffee', 'Tea');
  const merged = withRowsOf(own, rows('Water', 'Tea', 'Coffee', 'Tea', 'Tea'));
  expect(texts(merged)).toEqual(['Water', 'Tea', 'Coffee', 'Tea', 'Tea']);
  expect(merged.slice(1, 4)).toEqual([own[0], own[1], own[2]]);
  expect(new Set(merged.map(({ key }) => key)).size).toBe(5);
});

describe('the errors of a form', () => {
  const messageAt = (path: string, changes: object) => {
    const { issues = [] } = safeParse(career.schema, {
      ...career.blank(),
      title: 'DBA',
      ...changes,
    });
    const found = issues.find((issue) => issue.path?.map(({ key }) => key).join('.') === path);
    return found?.message;
  };

  it('don’t count blank rows', () => {
    const benefits = rows('', '\u3164'.repeat(501));
    const values = { ...career.blank(), title: 'DBA', benefits };
    expect(safeParse(career.schema, values).success).toBe(true);
  });

  it('have the index of the row in the form, not in the saved list', () => {
    const benefits = rows('', 'Tea', '', 'x'.repeat(501));
    expect(messageAt('benefits.3.text', { benefits })).toMatch(/at most 500/);
    expect(messageAt('benefits.1.text', { benefits })).toBeUndefined();
  });

  it('are reported for the whole list if it has too many entries', () => {
    const requirements = rows(...Array.from({ length: 41 }, () => 'x'), '');
    expect(messageAt('requirements', { requirements })).toMatch(/at most 40/);
  });

  it('name the keyword that is too long', () => {
    const values = { title: 'x'.repeat(301), description: '', keywords: `a, ${'k'.repeat(101)}` };
    const messages = safeParse(seo.schema, values).issues?.map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringContaining('at most 300'),
      expect.stringContaining('at most 100'),
    ]);
  });
});
