import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const PROCESS_START = /\b(?:startProcess|startScript|startCommand|execa|spawn|fork)\(/g;
const FULL_CHECK = /\binFull: /g;
const CLIENT_BUILD = /\b(?:buildTestSite|runBuild|buildCommand)\(/g;

/*
 * `npm run budget` compares the size of the code and of its tests with budget.json. Exits with 1 if a number is over
 * its limit (design 2).
 */
runCommand(async () => {
  const budget = JSON.parse(readFileSync(join(ROOT, 'budget.json'), 'utf8')) as Record<
    string,
    { most: number }
  >;
  const measured = await measure();
  const over = Object.entries(budget).filter(([name, { most }]) => {
    const value = measured[name] ?? NaN;
    console.log(`${name}: ${Number(value.toFixed(3))} of ${most}`);
    return !(value <= most);
  });
  for (const [name] of over) {
    console.log(`error: over budget: ${name}. Reduce it, or raise its limit and say why.`);
  }
  return over.length;
});

async function measure(): Promise<Record<string, number>> {
  const src = readCode('src');
  const scripts = readCode('scripts');
  const tests = readCode('tests');
  const lines = (text: string) => text.split('\n').length - 1;
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    'lines of src': lines(src),
    'lines of tests per line of src': lines(tests) / lines(src),
    'lines of scripts': lines(scripts),
    'comment lines per line of src':
      src.split('\n').filter((line) => COMMENT.test(line)).length / lines(src),
    'browser tests': await countBrowserTests(),
    'full accessibility checks in browser tests': count(tests, FULL_CHECK),
    'client builds in tests': count(scripts + tests, CLIENT_BUILD),
    'process starts in scripts and tests': count(scripts + tests, PROCESS_START),
  };
}

/** The TypeScript code in a folder. */
function readCode(folder: string): string {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file));
  return code.map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('');
}

/** Number of browser tests that `npm test` runs. */
async function countBrowserTests(): Promise<number> {
  const args = ['playwright', 'test', '--list', '--project=screens', '--project=e2e'];
  const { stdout } = await execa('npx', args, { cwd: ROOT });
  return Number(/^Total: (\d+) tests/m.exec(stdout)?.[1]);
}
