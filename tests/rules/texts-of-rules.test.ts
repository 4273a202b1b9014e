import { expect, test } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { JOB_TYPES } from '@/domain/career';
import { careerSchema } from '@/domain/career-schema';
import { CONTACT_STATUSES, SERVICE_INTERESTS } from '@/domain/contact';
import { contactSchema } from '@/domain/contact-schema';
import { seoSettingSchema } from '@/domain/seo-setting-schema';
import { SERVICE_COLORS } from '@/domain/service';
import { serviceSchema } from '@/domain/service-schema';
import { hasVisibleCharacter, INVISIBLE } from '@/domain/text';
import { RULES } from './environment';

/** The lists of texts in the rules from `start` on, up to the end of the statement. */
function listsFrom(start: string): string[][] {
  const [, code = ''] = RULES.split(start);
  const [statement = ''] = code.split(/;\n/);
  return [...statement.matchAll(/\[('[^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text).sort(),
  );
}

const fieldsOf = ({ entries }: { entries: object }, ...others: string[]) => [
  ...Object.keys(entries),
  ...others,
  'updatedAt',
];
const seoPages = SEO_PAGES.map(({ id }) => id);
const interests = SERVICE_INTERESTS.map(({ value }) => value);

test.each<[string, (readonly string[])[]]>([
  ['function isService(', [fieldsOf(serviceSchema, 'createdAt'), SERVICE_COLORS]],
  ['function isCareer(', [fieldsOf(careerSchema, 'createdAt'), JOB_TYPES]],
  ['function isSeoSetting(', [fieldsOf(seoSettingSchema, 'page')]],
  ['function isSeoPage(', [seoPages]],
  ['function isContact(', [fieldsOf(contactSchema, 'status', 'createdAt'), ['', ...interests]]],
  ['request.resource.data.status in ', [CONTACT_STATUSES]],
])('firestore.rules has the fields and values of src/domain: %s…', (start, expected) => {
  const found = listsFrom(start).slice(0, expected.length);
  expect(found).toEqual(expected.map((list) => [...list].sort()));
});

test('firestore.rules names the same invisible characters as src/domain', () => {
  const inRules = [...RULES.matchAll(/\\\\x(\{[0-9a-f]+\}-?)/g)].map(([, code]) => `\\u${code}`);
  expect(inRules.join('')).toBe(INVISIBLE);
});

test('the white space, control, default-ignorable, and combining characters of Unicode, its noncharacters, and a few more are invisible', () => {
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
