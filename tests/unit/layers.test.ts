// @vitest-environment node
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** Messages of the rules that hold the layer table, for a file that would hold just this code. */
async function refusals(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) =>
      ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'].includes(
        ruleId ?? '',
      ),
    )
    .map(({ message }) => message);
}

const forms = (module: string) => ({
  static: `import { x } from '${module}'; export const y = x;`,
  'type-only': `import type { X } from '${module}'; export type Y = X;`,
  dynamic: `export const load = () => import('${module}');`,
  're-export': `export { x } from '${module}';`,
});

// One forbidden import of each kind (design 3): an existing file of each layer that may not be reached.
const FORBIDDEN = [
  { from: 'src/domain/career.ts', to: '@/lib/cn', says: 'src/domain is plain TypeScript' },
  { from: 'src/domain/career.ts', to: 'react', says: 'src/domain is plain TypeScript' },
  { from: 'src/lib/cn.ts', to: '@/domain/career', says: 'src/lib knows nothing' },
  { from: 'src/content/firm.ts', to: '@/data/careers', says: 'src/content is typed words' },
  { from: 'src/data/careers.ts', to: '@/content/firm', says: 'src/data only stores' },
  { from: 'src/components/badge.tsx', to: '@/domain/career', says: 'src/components knows nothing' },
  {
    from: 'src/features/contacts/contact-card.tsx',
    to: '@/features/careers/career-queries',
    says: 'A feature knows no other feature',
  },
  { from: 'src/features/seo/page-head.tsx', to: '@/app/app', says: 'A feature knows no other' },
  { from: 'src/pages/contact-page.tsx', to: '@/data/contacts', says: 'A page fetches nothing' },
  { from: 'src/pages/contact-page.tsx', to: '@/app/app', says: 'A page fetches nothing' },
  {
    from: 'scripts/samples/seed.ts',
    to: '../../src/data/careers',
    says: 'Scripts never import the app',
  },
  { from: 'src/app/app.tsx', to: '../../tests/support/emulators', says: 'Nothing but src/app' },
  { from: 'src/features/seo/page-head.tsx', to: 'firebase/auth', says: 'only in src/data' },
  { from: 'src/lib/cn.ts', to: 'firebase/firestore/lite', says: 'only in src/data' },
  { from: 'src/app/app.tsx', to: '@firebase/auth', says: 'only in src/data' },
];

describe.each(FORBIDDEN)('$from must not import $to', ({ from, to, says }) => {
  it.each(Object.entries(forms(to)))('%s', async (_form, code) => {
    expect((await refusals(from, code)).join('\n')).toContain(says);
  });
});

describe('what the layer table allows', () => {
  it.each([
    ['src/domain/career.ts', 'valibot'],
    ['src/content/firm.ts', '@/domain/career'],
    ['src/data/careers.ts', 'firebase/firestore/lite'],
    ['src/features/contacts/contact-card.tsx', '@/features/contacts/contact-queries'],
    ['src/features/contacts/contact-card.tsx', '@/data/contacts'],
    ['src/pages/contact-page.tsx', '@/features/contacts/contact-form'],
    ['src/app/app.tsx', '@/data/auth'],
    ['scripts/samples/seed.ts', '../../src/domain/career'],
  ])('%s may import %s', async (from, to) => {
    for (const code of Object.values(forms(to))) expect(await refusals(from, code)).toEqual([]);
  });
});
