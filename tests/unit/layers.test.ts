// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

const LAYER_RULES = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

/** What the rules report, each with its line, of an existing file as if it had this code. */
async function reportsOn(filePath: string, code: string, rules = LAYER_RULES): Promise<string[]> {
  expect(existsSync(filePath), `${filePath} exists`).toBe(true);
  const config = (await eslint.calculateConfigForFile(filePath)) as Linter.Config | undefined;
  const active = rules.filter((rule) => config?.rules?.[rule]);
  expect(active, `Rules that apply to ${filePath}`).not.toEqual([]);
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => rules.includes(ruleId ?? ''))
    .map(({ line, message }) => `${line}: ${message}`);
}

/** A static, a type-only and a dynamic import, and a re-export: a line each. */
const importsOf = (module: string) => `import { x } from '${module}'; export const y = x;
import type { X } from '${module}'; export type Y = X;
export const load = () => import('${module}');
export { x } from '${module}';`;

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

it.each(FORBIDDEN)('$from must not import $to in any way', async ({ from, to, says }) => {
  const reports = (await reportsOn(from, importsOf(to))).filter((report) => report.includes(says));
  expect([...new Set(reports.map((report) => report[0]))]).toEqual(['1', '2', '3', '4']);
});

it('reports an import cycle, also through the alias', async () => {
  const code =
    "import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog'; export const Dialog = ConfirmDialog;";
  expect(
    (await reportsOn('src/back-office/shared/ui/dialog.tsx', code, ['import-x/no-cycle'])).join(),
  ).toMatch(/cycle/);
});

it.each([
  ['src/components/long-text.tsx', 'export const Label = 1; export const LABELS = [];'],
  ['src/lib/plural.ts', 'export const singular = 1;'],
  ['src/app/shell/use-arrival.ts', 'export const useFocus = 1; export const other = 2;'],
])('reports %s, which has no export of its name', async (file, code) => {
  expect((await reportsOn(file, code, ['site/file-name-is-export'])).join()).toContain(
    'Name the file after its export',
  );
});

it('reports a static import of a data module by what a page loads first', async () => {
  const rule = ['@typescript-eslint/no-restricted-imports'];
  const file = 'src/features/careers/career-queries.ts';
  const value = "import { getCareer } from '@/data/careers'; export const x = getCareer;";
  const type = "import type { PageCursor } from '@/data/documents'; export type X = PageCursor;";
  expect((await reportsOn(file, value, rule)).join()).toContain('Load data modules');
  expect(await reportsOn(file, type, rule)).toEqual([]);
});

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
  ['scripts/samples/seed.ts', '../../src/domain/career'],
  ['src/entry-server.tsx', '@/app/app'],
])('%s may import %s', async (from, to) => {
  const file = to.startsWith('@/') ? join('src', to.slice(2)) : join(dirname(from), to);
  const isPackage = /^[\w-]/.test(to);
  expect(isPackage || existsSync(`${file}.ts`) || existsSync(`${file}.tsx`), to).toBe(true);
  expect(await reportsOn(from, importsOf(to))).toEqual([]);
});
