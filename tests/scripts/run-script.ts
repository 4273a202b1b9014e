import { once } from 'node:events';
import { execa, type Options } from 'execa';
import { ROOT } from '../../scripts/tools/project-root';

/** Starts a script of the project as package.json does; a value of `env` that is undefined is unset. */
export function startScript(path: string, args: string[], env: Record<string, string | undefined>) {
  const options = { cwd: ROOT, env, reject: false, all: true, stdin: 'ignore' } satisfies Options;
  return execa(process.execPath, ['--import', 'tsx', path, ...args], options);
}

/** Waits until the script has printed `text`; throws with what it printed instead if it ends before. */
export async function printed(script: ReturnType<typeof startScript>, text: string): Promise<void> {
  let output = '';
  const ended = script.then(() => {
    throw new Error(`"${text}" was never printed, but:\n${output}`);
  });
  ended.catch(() => undefined);
  while (!output.includes(text)) {
    const [chunk] = (await Promise.race([once(script.all, 'data'), ended])) as [Buffer];
    output += chunk.toString();
  }
}
