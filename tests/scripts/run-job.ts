import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { ROOT } from '../../scripts/tools/project-root';
import { testFolder } from '../support/temporary-folder';

export interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

/** Values for workflow expressions, such as `{ inputs: { only: 'hosting' } }`. */
export type Contexts = Record<string, object>;

interface Run {
  contexts: Contexts;
  /** The texts of build.json in `dist` and on the site. */
  built?: string;
  deployed?: string;
}

/** What the workflows' own scripts need. There are no npm packages, because a package could read the key. */
const FILES = ['.gitignore', 'firebase.json', 'package.json', 'scripts'];

/** Prints its arguments, one per line, and then the settings and the key that it could read. */
const PROGRAM = `[ "$1" != ci ] || exit 0
printf '%s\\n' "$@"
cat .env.production.local $GOOGLE_APPLICATION_CREDENTIALS`;

/** Serves site.json as the build.json of the project "some-project". */
const HOSTING = `import { readFileSync } from 'node:fs';
globalThis.fetch = async (url) => {
  if (url !== 'https://some-project.web.app/build.json') throw new Error('no such site');
  return new Response(readFileSync(new URL('site.json', import.meta.url)));
};`;

/** The value of a workflow expression. Those in this project mean the same in JavaScript. */
function evaluate(expression: string, contexts: Contexts): unknown {
  const compute = new Function(...Object.keys(contexts), `return ${expression}`);
  return (compute as (...values: object[]) => unknown)(...Object.values(contexts));
}

/** A checkout as on a runner of GitHub, with stand-ins for npm, npx, and the deployed site. */
export function testRunner() {
  const folder = testFolder('workflow');
  const [checkout, bin] = [join(folder, 'checkout'), join(folder, 'bin')];
  const [key, summary] = [join(folder, 'service-account.json'), join(folder, 'summary')];

  for (const name of FILES) cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout });
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git(...author, 'commit', '--quiet', '--message=Start');

  const hosting = join(folder, 'hosting.mjs');
  writeFileSync(hosting, HOSTING);
  // Node 20 can't run TypeScript without a loader.
  const needsLoader = parseInt(process.versions.node) < 24;
  const loaders = needsLoader
    ? [join(ROOT, 'node_modules/tsx/dist/loader.mjs'), hosting]
    : [hosting];
  const imports = loaders.map((file) => `--import '${pathToFileURL(file).href}'`).join(' ');
  const programs = {
    node: `exec '${process.execPath}' ${imports} "$@"`,
    npm: PROGRAM,
    npx: `${PROGRAM}\ncp dist/build.json ../site.json`,
  };
  mkdirSync(bin);
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

  /**
   * Runs the commands of a job as GitHub does, until one fails. Returns the lines that they print, the error output of
   * the failed one, and the summary. Throws if a command leaves its key in a file.
   */
  async function runJob({ steps = [] }: { steps?: Step[] }, run: Run) {
    const { contexts, built = '', deployed = '' } = run;
    writeFileSync(join(folder, 'site.json'), deployed);
    writeFileSync(summary, '');
    const valueOf = (text: string) =>
      text.replace(/\$\{\{ (.*?) \}\}/g, (_, each: string) =>
        String(evaluate(each, contexts) ?? ''),
      );
    const lines: string[] = [];
    let failure = '';
    for (const { if: condition = 'true', uses, run: command, env = {} } of steps) {
      if (uses?.startsWith('actions/checkout')) {
        git('clean', '-dfxq');
        mkdirSync(join(checkout, 'dist'));
        writeFileSync(join(checkout, 'dist/build.json'), built);
      }
      if (failure || !command || !evaluate(condition, contexts)) continue;
      const { exitCode, stdout, stderr } = await execa('bash', ['-e', '-c', command], {
        cwd: checkout,
        env: {
          PATH: `${bin}${delimiter}${process.env['PATH']}`,
          RUNNER_TEMP: folder,
          GITHUB_STEP_SUMMARY: summary,
          ...Object.fromEntries(Object.entries(env).map(([name, text]) => [name, valueOf(text)])),
        },
        extendEnv: false,
        reject: false,
        // Bash reads .bashrc if its standard input is a socket.
        stdin: 'ignore',
      });
      if (stdout) lines.push(...stdout.split('\n'));
      if (exitCode !== 0) failure = stderr;
      if (existsSync(key)) throw new Error(`The key is still there after:\n${command}`);
    }
    return { lines, failure, summary: readFileSync(summary, 'utf8') };
  }

  return { folder, checkout, runJob };
}
