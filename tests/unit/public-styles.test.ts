import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isInBackOffice, PAGE_LIST } from '@/content/pages';

/*
 * The public style sheet omits the classes of the files that app.css excludes, so none of them may be part of a
 * public page.
 */

const SHEET = 'src/app/app.css';
const BACK_OFFICE = resolve('src/pages/admin');

const GLOB: Record<string, string> = { '{': '(?:', ',': '|', '}': ')', '*': '[^/]*', '.': '\\.' };

/** Patterns for excluded files and folders. */
const excluded = [...readFileSync(SHEET, 'utf8').matchAll(/@source not '([^']+)'/g)].map(
  ([, pattern = '']) => {
    const path = resolve(dirname(SHEET), pattern);
    return new RegExp(`^${path.replace(/[{,}*.]/g, (sign) => GLOB[sign] ?? '')}(?:/|$)`);
  },
);

/** The project file that an import specifier refers to. */
function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? resolve('src', specifier.slice(2))
    : resolve(dirname(importer), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** The files that a file imports, including dynamic imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/import type [^;]+;/g, '');
  const specifiers = [...code.matchAll(/(?:from|import\(|import)\s*'((?:@\/|\.)[^']+)'/g)];
  return specifiers.flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []);
}

it('the public style sheet includes the classes of every file that public pages use', () => {
  const pages = PAGE_LIST.filter(({ path }) => !isInBackOffice(path)).map(({ id }) =>
    resolve(`src/pages/${id}-page.tsx`),
  );
  const found = new Set([resolve('src/app/start/start-app.tsx'), ...pages]);
  for (const file of found) {
    for (const imported of importsOf(file)) {
      if (!imported.startsWith(BACK_OFFICE)) found.add(imported);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  expect(excluded).toHaveLength(2);
  const missing = [...found].filter((file) => excluded.some((pattern) => pattern.test(file)));
  expect(missing, `Don’t exclude these files in ${SHEET}`).toEqual([]);
});
