import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './emulators/processes';
import { Failure } from './tools/failure';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

const CHECKS = 'format:check,lint,types,dead-code,unit,components';
/** The recipes in README.md, each with its example and the steps of `npm test` that it may break. */
const RECIPES = [
  ['Add a page.', 'page', `${CHECKS},scripts,build,sizes`],
  ['Add a page.', 'unlinked-page', `${CHECKS},scripts,build,sizes`],
  ['Add a status.', 'status', `${CHECKS},scripts,rules,data`],
  ['Add a setting.', 'setting', `${CHECKS},scripts,build,sizes`],
  ['Add a field.', 'field', `${CHECKS},rules,data`],
  ['Add a field.', 'career-field', `${CHECKS},rules,data`],
] as const;
/** IDs of the pages in the examples. README.md has ID in their place. */
const EXAMPLE_PAGES = /training|accessibility/;

/*
 * For each recipe, `npm run try:recipes` copies this repository, applies the example patch, and runs the tests. Fails
 * if a test fails, or if the patch changes a file that the recipe doesn't name.
 */
runCommand(async () => {
  const broken: string[] = [];
  for (const [title, name, steps] of RECIPES) {
    const patch = join(ROOT, `tests/recipes/${name}.patch`);
    console.log(`\n${title} (${patch})`);
    const unnamed = filesNotNamed(title, readFileSync(patch, 'utf8'));
    if (unnamed.length > 0) broken.push(`“${title}” doesn’t name ${unnamed.join(', ')}.`);
    const folder = copyOfRepository();
    execFileSync('git', ['apply', patch], { cwd: folder });
    const args = ['--import', 'tsx', 'scripts/test.ts', `--only=${steps}`];
    // Omits the long series, which the nightly run already includes.
    const env = { LONG: '1' };
    const tests = startProcess('tests', process.execPath, args, { cwd: folder, env });
    tests.onLine = (line) => console.log(line);
    if ((await tests.exited) !== 0) broken.push(`Tests fail after “${title}” (see above).`);
  }
  if (broken.length === 0) return;
  const message = 'Correct the recipes in README.md or their patches:';
  throw new Failure(['', message, ...broken].join('\n'));
});

function filesNotNamed(title: string, patch: string): string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const text = readme.split(`**${title}**`)[1]?.split('\n**')[0] ?? '';
  const changed = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);
  return changed.filter((file) => !text.includes(`\`${file.replace(EXAMPLE_PAGES, 'ID')}\``));
}

/** A copy without the files that .gitignore excludes, but with this folder's npm packages. */
function copyOfRepository(): string {
  const folder = temporaryFolder('recipe');
  const copy = 'git ls-files -z -co --exclude-standard | tar -c --null -T - | tar -x -C "$0"';
  execFileSync('sh', ['-c', copy, folder], { cwd: ROOT });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
