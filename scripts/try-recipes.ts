import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startProcess } from './emulators/processes';
import { Failure } from './tools/failure';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

/** The recipes in README.md, each with the steps of `npm test` that it may break. */
const RECIPES = [
  {
    title: 'Add a page.',
    patch: 'tests/recipes/page.patch',
    /** README.md has a placeholder instead of the page's name. */
    inReadme: (file: string) => file.replace('training', 'ID'),
    steps: 'format,lint,types,dead-code,unit,components,scripts,build,sizes',
  },
  {
    title: 'Add a field to an inquiry.',
    patch: 'tests/recipes/field.patch',
    inReadme: (file: string) => file,
    steps: 'format,lint,types,dead-code,unit,components,rules,data',
  },
  {
    title: 'Add a field to careers, services, or SEO settings.',
    patch: 'tests/recipes/career-field.patch',
    inReadme: (file: string) => file,
    steps: 'format,lint,types,dead-code,unit,components,rules,data',
  },
];

/*
 * For each recipe, `npm run try:recipes` copies this repository, applies the example patch, and runs the tests. Fails
 * if a test fails, or if the patch changes a file that the recipe doesn't name.
 */
runCommand(async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const broken: string[] = [];
  for (const recipe of RECIPES) {
    console.log(`\n${recipe.title} (${recipe.patch})`);
    const unnamed = filesNotNamed(recipe, readme);
    if (unnamed.length > 0) broken.push(`“${recipe.title}” doesn’t name ${unnamed.join(', ')}.`);
    const folder = copyOfRepository();
    git(folder, 'apply', join(ROOT, recipe.patch));
    const args = ['--import', 'tsx', 'scripts/test.ts', `--only=${recipe.steps}`];
    // Omits the long series, which the nightly run already includes.
    const env = { LONG: '1' };
    const tests = startProcess('tests', process.execPath, args, { cwd: folder, env });
    tests.onLine = (line) => console.log(line);
    if ((await tests.exited) !== 0) broken.push(`Tests fail after “${recipe.title}” (see above).`);
  }
  if (broken.length > 0)
    throw new Failure(
      ['', 'Correct the recipes in README.md or their patches:', ...broken].join('\n'),
    );
});

function filesNotNamed({ title, patch, inReadme }: (typeof RECIPES)[number], readme: string) {
  const text = readme.split(`**${title}**`)[1]?.split('\n**')[0] ?? '';
  const changed = readFileSync(join(ROOT, patch), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm);
  return [...changed]
    .map(([, file = '']) => inReadme(file))
    .filter((file) => !text.includes(`\`${file}\``));
}

/** A copy without the files that .gitignore excludes, but with this folder's npm packages. */
function copyOfRepository(): string {
  const folder = temporaryFolder('recipe');
  const files = git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}
