import { once } from 'node:events';
import { execa, type Options } from 'execa';
import { ROOT } from '../../scripts/processes';

/** Starts a script of the project as package.json does; a value of `env` that is undefined is unset. */
export function startScript(path: string, args: string[], env: Record<string, string | undefined>) {
  const options = { cwd: ROOT, env, reject: false, all: true, stdin: 'ignore' } satisfies Options;
  return execa(process.execPath, ['--import', 'tsx', path, ...args], options);
}

/** Waits until the script has printed `text`. */
export async function printed(script: ReturnType<typeof startScript>, text: string): Promise<void> {
  let output = '';
  while (!output.includes(text)) {
    const [chunk] = (await once(script.all, 'data')) as [Buffer];
    output += chunk.toString();
  }
}
