// @vitest-environment node
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

const LAYER_RULES = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

/** Messages of the layer rules for a file with this code. */
async function messagesFor(filePath: string, code: string, rules = LAYER_RULES): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => rules.includes(ruleId ?? ''))
    .map(({ message }) => message);
}

const importForms = (module: string) => ({
  static: `import { x } from '${module}'; export const y = x;`,
  'type-only': `import type { X } from '${module}'; export type Y = X;`,
  dynamic: `export const load = () => import('${module}');`,
  're-export': `export { x } from '${module}';`,
});

// One forbidden import of each kind (design 3), between existing files.
const FORBIDDEN = [
  { from: 'src/domain/career.ts', to: '@/lib/cn', says: 'src/domain is plain TypeScript' },
  { from: 'src/domain/career.ts', to: 'react', says: 'src/domain is plain TypeScript' },
  { from: 'src/lib/cn.ts', to: '@/domain/career', says: 'src/lib knows nothing' },
  { from: 'src/content/firm.ts', to: '@/data/careers', says: 'src/content is typed words' },
  { from: 'src/data/careers.ts', to: '@/content/firm', says: 'src/data only stores' },
  {
    from: 'src/components/long-text.tsx',
    to: '@/domain/career',
    says: 'src/components knows nothing',
  },
  {
    from: 'src/back-office/contacts/contact-card.tsx',
    to: '@/features/careers/career-queries',
    says: 'A desk knows no other subject',
  },
  {
    from: 'src/back-office/contacts/contact-card.tsx',
    to: '@/back-office/careers/career-desk',
    says: 'A desk knows no other subject',
  },
  {
    from: 'src/features/careers/career-card.tsx',
    to: '@/back-office/careers/career-desk',
    says: 'A feature knows no other feature',
  },
  {
    from: 'src/features/careers/career-card.tsx',
    to: '@/back-office/shared/badge',
    says: 'A feature knows no other feature',
  },
  {
    from: 'src/pages/careers-page.tsx',
    to: '@/back-office/careers/career-desk',
    says: 'Only src/pages/admin shows the back office',
  },
  {
    from: 'src/back-office/shared/save-problem.tsx',
    to: '@/features/careers/career-queries',
    says: 'src/back-office/shared knows no desk',
  },
  { from: 'src/features/seo/head.tsx', to: '@/app/app', says: 'A feature knows no other' },
  { from: 'src/pages/contact-page.tsx', to: '@/data/contacts', says: 'A page fetches nothing' },
  { from: 'src/pages/contact-page.tsx', to: '@/app/app', says: 'A page fetches nothing' },
  {
    from: 'scripts/samples/seed.ts',
    to: '../../src/data/careers',
    says: 'Scripts never import the app',
  },
  { from: 'src/app/app.tsx', to: '../../tests/support/emulators', says: 'src/app imports neither' },
  { from: 'src/main.ts', to: '@/features/seo/head', says: 'What starts the application' },
  { from: 'src/drawings/sheet.tsx', to: '@/domain/career', says: 'src/drawings only draws' },
  { from: 'src/features/seo/head.tsx', to: 'firebase/auth', says: 'only in src/data' },
  { from: 'src/lib/cn.ts', to: 'firebase/firestore/lite', says: 'only in src/data' },
  { from: 'src/app/app.tsx', to: '@firebase/auth', says: 'only in src/data' },
];

describe.each(FORBIDDEN)('$from must not import $to', ({ from, to, says }) => {
  it.each(Object.entries(importForms(to)))('%s', async (_form, code) => {
    expect((await messagesFor(from, code)).join('\n')).toContain(says);
  });
});

it('reports an import cycle, also through the alias', async () => {
  const code =
    "import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog'; export const Dialog = ConfirmDialog;";
  expect(
    (await messagesFor('src/back-office/shared/ui/dialog.tsx', code, ['import-x/no-cycle'])).join(),
  ).toMatch(/cycle/);
});

it.each([
  ['src/components/long-text.tsx', 'export const Label = 1; export const LABELS = [];'],
  ['src/lib/plural.ts', 'export const singular = 1;'],
  ['src/app/shell/use-arrival.ts', 'export const useFocus = 1; export const other = 2;'],
])('reports %s, which has no export of its name', async (file, code) => {
  expect((await messagesFor(file, code, ['site/file-name-is-export'])).join()).toContain(
    'Name the file after its export',
  );
});

it('reports a static import of a data module by what a page loads first', async () => {
  const rule = ['@typescript-eslint/no-restricted-imports'];
  const file = 'src/features/careers/career-queries.ts';
  const value = "import { getCareer } from '@/data/careers'; export const x = getCareer;";
  const type = "import type { PageCursor } from '@/data/documents'; export type X = PageCursor;";
  expect((await messagesFor(file, value, rule)).join()).toContain('Load data modules');
  expect(await messagesFor(file, type, rule)).toEqual([]);
});

describe('what the layer table allows', () => {
  it.each([
    ['src/domain/career.ts', 'valibot'],
    ['src/content/firm.ts', '@/domain/career'],
    ['src/data/careers.ts', 'firebase/firestore/lite'],
    ['src/back-office/contacts/contact-card.tsx', '@/back-office/contacts/contact-queries'],
    ['src/back-office/contacts/contact-card.tsx', '@/data/contacts'],
    ['src/back-office/seo/seo-desk.tsx', '@/back-office/shared/save-problem'],
    ['src/back-office/shared/save-problem.tsx', '@/back-office/shared/badge'],
    ['src/back-office/shared/save-problem.tsx', '@/content/failures'],
    ['src/back-office/shared/save-problem.tsx', '@/data/changes'],
    ['src/pages/contact-page.tsx', '@/features/contacts/contact-form'],
    ['src/app/app.tsx', '@/data/auth'],
    ['scripts/seed.ts', '../src/domain/career'],
    ['src/entry-server.tsx', '@/app/app'],
  ])('%s may import %s', async (from, to) => {
    for (const code of Object.values(importForms(to)))
      expect(await messagesFor(from, code)).toEqual([]);
  });
});
