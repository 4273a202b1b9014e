import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { careers } from '@/collections/careers';
import { formFields, type Collection } from '@/collections/collection';
import { CONTACT_STATUSES, inquiries } from '@/collections/inquiries';
import { documentSchema } from '@/collections/schemas';
import { seoSettings } from '@/collections/seo-settings';
import { SERVICE_COLORS, services } from '@/collections/services';
import { firm, replyTemplates } from '@/collections/settings';
import { stories } from '@/collections/stories';
import { SEO_PAGES } from '@/content/pages';
import { JOB_TYPES } from '@/domain/job-types';
import { SERVICE_INTERESTS } from '@/domain/service-interests';

const RULES = readFileSync('firestore.rules', 'utf8');

function bodyOf(name: string): string {
  const start = RULES.indexOf(`function ${name}(`);
  expect(start, `Keep the function ${name} in firestore.rules`).toBeGreaterThan(-1);
  return RULES.slice(start, RULES.indexOf('\n    }\n', start));
}

/** Entries of the list that follows `before` in `text`. */
function listAfter(before: string, text: string): string[] {
  const [, list = ''] = text.split(before)[1]?.match(/^\(?\[([^\]]*)\]/) ?? [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, entry = '']) => entry);
}

/** Instructions for making the list match the entries. */
function instructions(list: string[], entries: string[], place: string): string[] {
  return [
    ...entries.filter((entry) => !list.includes(entry)).map((entry) => `Add ${entry} to ${place}`),
    ...list
      .filter((entry) => !entries.includes(entry))
      .map((entry) => `Remove ${entry} from ${place}, or add it to src/collections`),
  ];
}

const savedFields = (collection: Collection) => Object.keys(documentSchema(collection).entries);

const namesIn = (fields: { name: string }[]) => fields.map(({ name }) => name);

const DATES = ['createdAt', 'updatedAt'];

it.each([
  ['isNewContact', ['source', ...namesIn(formFields(inquiries))], ['status', ...DATES]],
  ['isCareer', savedFields(careers), DATES],
  ['isService', savedFields(services), DATES],
  ['isStory', savedFields(stories), DATES],
  ['isSeoSetting', savedFields(seoSettings), ['updatedAt']],
  ['isFirm', savedFields(firm), ['updatedAt']],
  ['isReplyTemplates', savedFields(replyTemplates), ['updatedAt']],
])(
  '%s in firestore.rules accepts and checks every field that src/collections defines',
  (name, fields, rest) => {
    const body = bodyOf(name);
    const listed = listAfter('hasOnly', body);
    const conditions = body.slice(body.indexOf('])'));
    const unchecked = fields
      .filter((field) => !new RegExp(`data\\.(get\\(')?${field}\\b`).test(conditions))
      .map((field) => `Add a condition for ${field} to ${name} of firestore.rules`);
    expect([
      ...instructions(listed, [...fields, ...rest], `${name} of firestore.rules`),
      ...unchecked,
    ]).toEqual([]);
  },
);

it('isStoredContact in firestore.rules accepts every field of an inquiry, so that all can be deleted and restored', () => {
  const fields = [...Object.keys(inquiries.fields), 'updatedAt', 'deletedAt'];
  const listed = listAfter('hasOnly', bodyOf('isStoredContact'));
  expect(instructions(listed, fields, 'isStoredContact of firestore.rules')).toEqual([]);
});

it.each([
  [
    'the services of isServiceInterest',
    'slug in ',
    bodyOf('isServiceInterest'),
    ['', ...SERVICE_INTERESTS.map(({ value }) => value)],
  ],
  ['the statuses of contacts', 'data.status in ', bodyOf('isDeskWork'), CONTACT_STATUSES],
  ['the types of isCareer', 'data.type in ', bodyOf('isCareer'), JOB_TYPES],
  ['the colors of isService', 'data.color in ', bodyOf('isService'), SERVICE_COLORS],
  ['isSeoPage', 'page in ', bodyOf('isSeoPage'), SEO_PAGES.map(({ id }) => id)],
])('firestore.rules and src have the same values for %s', (name, before, text, entries) => {
  expect(instructions(listAfter(before, text), [...entries], `${name} of firestore.rules`)).toEqual(
    [],
  );
});
