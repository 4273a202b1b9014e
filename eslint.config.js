import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Two rules take a third of the time, so only the nightly run has them. */
const AT_NIGHT = process.env.LONG ? 'error' : 'off';

/** Layers that most others may import. */
const BASE = ['collections', 'domain', 'lib'];
const PAGES = ['pages', 'features', 'components', 'drawings', 'content', ...BASE];

/** The layers that each layer may import (design 3), and advice for other imports. */
const LAYERS = {
  domain: {
    may: ['domain'],
    instead: 'src/domain is plain TypeScript: pass the value as a parameter.',
  },
  collections: {
    may: BASE,
    instead: 'src/collections only describes the collections: pass the value as a parameter.',
  },
  lib: {
    may: ['lib'],
    instead: 'src/lib is independent of this product: pass the value as a parameter.',
  },
  content: {
    may: ['content', ...BASE],
    instead: 'src/content contains only text: put its layout in src/pages or src/features.',
  },
  data: {
    may: ['data', ...BASE],
    instead: 'src/data only saves and loads: text and screens belong in src/features.',
  },
  components: {
    may: ['components', 'lib'],
    instead: 'src/components is independent of the business: move this code to src/features.',
  },
  drawings: {
    may: ['drawings', 'components', 'content', 'lib'],
    instead: 'src/drawings only draws: put data and queries in src/features.',
  },
  features: {
    may: ['components', 'drawings', 'content', 'data', ...BASE],
    instead: 'A feature can’t import another feature: combine the two in src/pages.',
  },
  // The shared folders first: the first pattern that matches a file determines its layer.
  'back-office-shared': {
    may: ['back-office-shared', 'components', 'content', 'data', ...BASE],
    instead:
      'src/back-office/run, documents, and ui can’t import a desk: pass the value as a parameter.',
  },
  'back-office-frame': {
    may: [
      'back-office-frame',
      'back-office',
      'back-office-shared',
      'features',
      'components',
      'content',
      ...BASE,
    ],
    instead: 'The frame surrounds the desks: put queries in the desk that owns them.',
  },
  'back-office': {
    may: ['back-office-shared', 'components', 'drawings', 'content', 'data', ...BASE],
    instead: 'A desk can’t import another subject: combine the two in src/pages/admin.',
  },
  'pages-admin': {
    may: [...PAGES, 'pages-admin', 'back-office-frame', 'back-office', 'back-office-shared'],
    instead: 'A page doesn’t fetch data: put the query in src/back-office.',
  },
  pages: {
    may: PAGES,
    instead:
      'A page doesn’t fetch data: put the query in src/features. Only src/pages/admin shows the back office.',
  },
  app: {
    may: ['app', 'pages', 'features', 'components', 'drawings', 'content', 'data', ...BASE],
    instead:
      'src/app can’t import scripts or tests: move shared code to src/domain or src/content.',
  },
  // src/main.ts, and src/entry-*, which scripts build and call.
  entry: {
    may: ['entry', 'app', 'back-office', 'features', 'content', 'data', ...BASE],
    instead: 'Code that starts the application belongs in src/app.',
  },
  scripts: {
    may: ['scripts', 'content', 'entry', ...BASE],
    instead: 'Scripts can’t import the app: move shared code to src/domain or src/content.',
  },
};

/** Glob patterns for the layers that aren't in src/{layer}. */
const PATTERNS = {
  features: 'src/features/*/**',
  'back-office-shared': 'src/back-office/{run,documents,ui}/**',
  'back-office-frame': 'src/back-office/frame/**',
  'back-office': 'src/back-office/*/**',
  'pages-admin': 'src/pages/admin/**',
  entry: 'src',
  scripts: 'scripts/**',
  tests: 'tests/**',
};

/** Layers with a folder per subject. Each may import from the same subject's folder in the layers listed for it. */
const SUBJECTS = { features: ['features'], 'back-office': ['back-office', 'features'] };

/** `career-card` for the exports `CareerCard`, `careerCard`, and `CAREER_CARD`. */
const kebabCase = (name) =>
  (/[a-z]/.test(name)
    ? name.replace(/(?!^)[A-Z]/g, '-$&')
    : name.replaceAll('_', '-')
  ).toLowerCase();

/**
 * The file of a component or hook is named after it (design 3), with or without a verb or a suffix: `query-client.ts`
 * for `createQueryClient`.
 */
const fileNameIsExport = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(program) {
      const file = context.filename
        .split('/')
        .at(-1)
        .replace(/\.\w+$/, '');
      const names = program.body
        .filter(
          ({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind === 'value',
        )
        .flatMap(({ declaration, specifiers }) => [
          ...(declaration?.id ? [declaration.id] : []),
          ...(declaration?.declarations ?? []).map(({ id }) => id),
          ...specifiers.map(({ exported }) => exported),
        ])
        .map(({ name }) => name);
      const isNamed = context.filename.endsWith('.tsx') || file.startsWith('use-');
      if (names.length === 0 || !isNamed) return;
      if (names.some((name) => `-${kebabCase(name)}-`.includes(`-${file}-`))) return;
      context.report({
        node: program,
        message: `Name the file after its export: ${names.map((name) => `${kebabCase(name)}`).join(' or ')}.`,
      });
    },
  }),
};

const NO_FIREBASE = 'Only src/data imports Firebase: add a function there, and call it here.';

export default defineConfig(
  globalIgnores(['dist', 'dist-server', 'test-results', 'playwright-report', '.cache']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  query.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, a11y.configs.recommended],
    rules: {
      'react-hooks/static-components': AT_NIGHT,
      // A scrolling region needs a tabindex, so that the keyboard can scroll it.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
      'jsx-a11y-x/label-has-associated-control': [
        'error',
        { controlComponents: ['Checkbox', 'Radio'] },
      ],
    },
  },
  {
    files: ['src/lib/log-error.ts', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    // Playwright and Vitest read a test's fixtures from its destructured parameter, even if that is `{}`.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'import-x/resolver': { typescript: { project: './tsconfig.json' } },
      // Tests may import everything, and nothing may import tests.
      'boundaries/elements': [...Object.keys(LAYERS), 'tests'].map((type) => ({
        type,
        // Matches from the root, so that tests/scripts counts as tests.
        partialMatch: false,
        pattern: PATTERNS[type] ?? `src/${type}/**`,
        ...(SUBJECTS[type] && { capture: ['subject'] }),
      })),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: {
      'import-x/no-cycle': [AT_NIGHT, { ignoreExternal: true }],
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          // The last policy that matches applies.
          policies: Object.entries(LAYERS).flatMap(([layer, { may, instead }]) => {
            const from = { element: { type: layer } };
            const captured = { subject: '{{from.element.captured.subject}}' };
            const ofSubject = (SUBJECTS[layer] ?? []).map((type) => ({ type, captured }));
            const allowed = [{ type: may }, ...ofSubject];
            return [
              { from, disallow: { to: { element: { type: '*' } } }, message: instead },
              { from, allow: { to: allowed.map((element) => ({ element })) } },
            ];
          }),
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Files in src/data are named after their collection.
    ignores: ['src/data/**', 'src/main.ts', 'src/entry-server.tsx', 'src/**/*.d.ts'],
    plugins: { site: { rules: { 'file-name-is-export': fileNameIsExport } } },
    rules: { 'site/file-name-is-export': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['firebase', 'firebase/*', '@firebase/*'], message: NO_FIREBASE }] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression[source.value=/^@?firebase(\\u002F|$)/]',
          message: NO_FIREBASE,
        },
        {
          // Firefox reports a form with an empty required field as invalid, unless the form is a landmark.
          selector:
            'JSXOpeningElement[name.name=form]:not(:has(JSXAttribute[name.name=/^(aria-label|role)$/]))',
          message: 'Name the form with aria-label.',
        },
      ],
    },
  },
  {
    // Data modules import Firebase, which must not load before the first paint (design 4).
    files: ['src/app/**', 'src/features/**', 'src/pages/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/data/(?!call-with-deadline$|content-version$|lazy-data$|stored-session$)',
              allowTypeImports: true,
              message:
                "Import data modules from '@/data/lazy-data', which loads each with its first call.",
            },
          ],
        },
      ],
    },
  },
  {
    // An interface that extends a library's interface needs the same type parameters.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  // The domain and the collections import no package except the schema library.
  ['domain', 'collections'].map((layer) => ({
    files: [`src/${layer}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!valibot$|\\.|@/)', message: LAYERS[layer].instead }] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression[source.value=/^(?!valibot$|[.]|@\\u002F)/]',
          message: LAYERS[layer].instead,
        },
      ],
    },
  })),
);
