import { existsSync } from 'node:fs';
import { ESLint, type Linter } from 'eslint';
import { expect, it } from 'vitest';

const LAYER_RULES = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

/** Lint errors, each with its line number, that an existing file would have if it contained `code`. */
async function reportsOn(filePath: string, code: string, rules = LAYER_RULES): Promise<string[]> {
  expect(existsSync(filePath), `${filePath} exists`).toBe(true);
  // Skips the other rules, some of which analyze the whole program.
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => rules.includes(ruleId) });
  const config = (await eslint.calculateConfigForFile(filePath)) as Linter.Config | undefined;
  const active = rules.filter((rule) => config?.rules?.[rule]);
  expect(active, `Rules that apply to ${filePath}`).not.toEqual([]);
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message}`);
}

/** A static import, a type-only import, a dynamic import, and a re-export, one per line. */
const importsOf = (module: string) => `import { x } from '${module}'; export const y = x;
import type { X } from '${module}'; export type Y = X;
export const load = () => import('${module}');
export { x } from '${module}';`;

const CONTACT_ROW = 'src/back-office/contacts/contact-row.tsx';
const CAREER_CARD = 'src/features/careers/career-card.tsx';
const CAREER_DESK = '@/back-office/careers/career-desk';
const SAVE_PROBLEM = 'src/back-office/documents/save-problem.tsx';
const CAREER_QUERIES = '@/features/careers/career-queries';
const FROM_SHARED = 'src/back-office/run, documents, and ui can’t import';

// One forbidden import of each kind (design 3) between existing files.
const FORBIDDEN: [from: string, to: string, expectedMessage: string][] = [
  ['src/domain/text.ts', '@/lib/cn', 'src/domain is plain TypeScript'],
  ['src/domain/text.ts', 'react', 'src/domain is plain TypeScript'],
  ['src/domain/text.ts', '@/collections/inquiries', 'src/domain is plain TypeScript'],
  ['src/collections/inquiries.ts', '@/content/firm', 'src/collections only describes'],
  ['src/collections/inquiries.ts', 'react', 'src/collections only describes'],
  ['src/lib/cn.ts', '@/collections/inquiries', 'src/lib is independent'],
  ['src/content/firm.ts', '@/data/careers', 'src/content contains only text'],
  ['src/data/careers.ts', '@/content/firm', 'src/data only saves'],
  ['src/components/long-text.tsx', '@/collections/inquiries', 'src/components is independent'],
  [CONTACT_ROW, CAREER_QUERIES, 'A desk can’t import another'],
  [CONTACT_ROW, CAREER_DESK, 'A desk can’t import another'],
  [CAREER_CARD, CAREER_DESK, 'A feature can’t import another'],
  [CAREER_CARD, '@/back-office/ui/badge', 'A feature can’t import another'],
  ['src/pages/careers-page.tsx', CAREER_DESK, 'Only src/pages/admin shows the back office'],
  [SAVE_PROBLEM, CAREER_QUERIES, FROM_SHARED],
  ['src/back-office/run/attempt.ts', CAREER_DESK, FROM_SHARED],
  ['src/features/seo/head.tsx', '@/app/app', 'A feature can’t import another'],
  ['src/pages/contact-page.tsx', '@/data/contacts', 'A page doesn’t fetch data'],
  ['src/pages/contact-page.tsx', '@/app/app', 'A page doesn’t fetch data'],
  ['scripts/samples/seed.ts', '../../src/data/careers', 'Scripts can’t import the app'],
  ['src/app/app.tsx', '../../tests/support/emulators', 'src/app can’t import'],
  ['src/main.ts', '@/features/seo/head', 'Code that starts the application'],
  ['src/drawings/sheet.tsx', '@/collections/inquiries', 'src/drawings only draws'],
  ['src/features/seo/head.tsx', 'firebase/auth', 'Only src/data imports'],
  ['src/lib/cn.ts', 'firebase/firestore/lite', 'Only src/data imports'],
  ['src/app/app.tsx', '@firebase/auth', 'Only src/data imports'],
];

it.each(FORBIDDEN)(
  '%s can’t import %s statically, dynamically, as a type, or in a re-export',
  async (from, to, expectedMessage) => {
    const reports = (await reportsOn(from, importsOf(to))).filter((report) =>
      report.includes(expectedMessage),
    );
    expect([...new Set(reports.map((report) => report[0]))]).toEqual(['1', '2', '3', '4']);
  },
);

it.each([
  [
    'src/back-office/ui/dialog.tsx',
    "import { ConfirmDialog } from '@/back-office/ui/confirm-dialog'; export const Dialog = ConfirmDialog;",
    'import-x/no-cycle',
    'cycle',
  ],
  ...[
    ['src/components/long-text.tsx', 'export const Label = 1; export const LABELS = [];'],
    ['src/lib/plural.ts', 'export const singular = 1;'],
    ['src/app/shell/use-navigation-focus.ts', 'export const useFocus = 1; export const other = 2;'],
  ].map(([file = '', code = '']) => [file, code, 'site/file-name-is-export', 'after its export']),
])(
  'in %s, a lint error is reported for this code: %s',
  async (file = '', code = '', rule = '', expectedMessage = '') => {
    expect((await reportsOn(file, code, [rule])).join()).toContain(expectedMessage);
  },
);

it('a lint error is reported if code in the initial page load statically imports a data module', async () => {
  const rule = ['@typescript-eslint/no-restricted-imports'];
  const file = 'src/features/careers/career-queries.ts';
  const value = "import { getCareer } from '@/data/careers'; export const x = getCareer;";
  const type = "import type { PageCursor } from '@/data/documents'; export type X = PageCursor;";
  expect((await reportsOn(file, value, rule)).join()).toContain('Import data modules');
  expect(await reportsOn(file, type, rule)).toEqual([]);
});
