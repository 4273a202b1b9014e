import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { LONG } from '../support/long';

const LAYERS = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

/** Lint errors, each with its line number, that an existing file would have if it contained `code`. */
async function reportsOn(filePath: string, code: string, rules = LAYERS): Promise<string[]> {
  expect(existsSync(filePath), `${filePath} exists`).toBe(true);
  // Skips the other rules, some of which analyze the whole program.
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => rules.includes(ruleId) });
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message}`);
}

/** A static import, a type-only import, a dynamic import, and a re-export, one per line. */
const importsOf = (module: string) => `import { x } from '${module}'; export const y = x;
import type { X } from '${module}'; export type Y = X;
export const load = () => import('${module}');
export { x } from '${module}';`;

const CAREER_DESK = '@/back-office/careers/career-desk';
const CAREER_QUERIES = '@/features/careers/career-queries';
const FROM_SHARED = 'src/back-office/run, documents, and ui can’t import';

// One forbidden import of each kind (design 3) between existing files.
it.each([
  ['src/domain/text.ts', '@/lib/cn', 'src/domain is plain TypeScript'],
  ['src/domain/text.ts', 'react', 'src/domain is plain TypeScript'],
  ['src/collections/inquiries.ts', '@/content/firm', 'src/collections only describes'],
  ['src/collections/inquiries.ts', 'react', 'src/collections only describes'],
  ['src/lib/cn.ts', '@/collections/inquiries', 'src/lib is independent'],
  ['src/content/firm.ts', '@/data/careers', 'src/content contains only text'],
  ['src/data/careers.ts', '@/content/firm', 'src/data only saves'],
  ['src/components/long-text.tsx', '@/collections/inquiries', 'src/components is independent'],
  ['src/back-office/contacts/contact-row.tsx', CAREER_QUERIES, 'A desk can’t import another'],
  ['src/back-office/contacts/contact-row.tsx', CAREER_DESK, 'A desk can’t import another'],
  ['src/features/careers/career-card.tsx', CAREER_DESK, 'A feature can’t import another'],
  ['src/pages/careers-page.tsx', CAREER_DESK, 'Only src/pages/admin shows the back office'],
  ['src/back-office/documents/save-problem.tsx', CAREER_QUERIES, FROM_SHARED],
  ['src/back-office/run/use-run.ts', CAREER_DESK, FROM_SHARED],
  ['src/features/seo/head.tsx', '@/app/app', 'A feature can’t import another'],
  ['src/pages/contact-page.tsx', '@/data/contacts', 'A page doesn’t fetch data'],
  ['scripts/samples/seed.ts', '../../src/data/careers', 'Scripts can’t import the app'],
  ['src/app/app.tsx', '../../tests/support/emulators', 'src/app can’t import'],
  ['src/main.ts', '@/pages/home-page', 'Code that starts the application'],
  ['src/drawings/sheet.tsx', '@/collections/inquiries', 'src/drawings only draws'],
  ['src/features/seo/head.tsx', 'firebase/auth', 'Only src/data imports'],
  ['src/app/app.tsx', '@firebase/auth', 'Only src/data imports'],
])('%s can’t import %s statically, dynamically, as a type, or in a re-export', async (...row) => {
  const [from, to, message] = row;
  const reports = (await reportsOn(from, importsOf(to))).filter((text) => text.includes(message));
  expect([...new Set(reports.map(([line]) => line))]).toEqual(['1', '2', '3', '4']);
});

it('in the initial page load, code may import only the types of a data module', async () => {
  const rules = ['@typescript-eslint/no-restricted-imports'];
  const file = 'src/features/careers/career-queries.ts';
  const code = "import { getCareer } from '@/data/careers'; export const x = getCareer;";
  expect((await reportsOn(file, code, rules)).join()).toContain('Import data modules');
  const types = "import type { PageCursor } from '@/data/documents'; export type X = PageCursor;";
  expect(await reportsOn(file, types, rules)).toEqual([]);
});

it.each([
  ['src/components/long-text.tsx', 'export const Label = 1; export const LABELS = [];'],
  ['src/back-office/ui/use-minute.ts', 'export const useFocus = 1; export const other = 2;'],
])('%s must be named after its export', async (file, code) => {
  const reports = await reportsOn(file, code, ['site/file-name-is-export']);
  expect(reports.join()).toContain('after its export');
});

// eslint.config.js has this rule only in the nightly run.
if (LONG > 1) {
  it('an import cycle is reported', async () => {
    const code =
      "import { ConfirmDialog as X } from '@/back-office/ui/confirm-dialog'; export { X };";
    const reports = await reportsOn('src/back-office/ui/dialog.tsx', code, ['import-x/no-cycle']);
    expect(reports.join()).toContain('cycle');
  });
}
