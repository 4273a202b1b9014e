import { once } from 'node:events';
import { execa, type Options } from 'execa';
import { ROOT } from '../../scripts/tools/project-root';

/** Starts a script as package.json does. In `env`, undefined unsets a variable. */
export function startScript(path: string, args: string[], env: Record<string, string | undefined>) {
  const options = { cwd: ROOT, env, reject: false, all: true, stdin: 'ignore' } satisfies Options;
  return execa(process.execPath, ['--import', 'tsx', path, ...args], options);
}

/** Waits until the script has printed `text`. @throws an Error with the output if the script ends first */
export async function waitForOutput(
  script: ReturnType<typeof startScript>,
  text: string,
): Promise<void> {
  let output = '';
  const ended = script.then(() => {
    throw new Error(`The script ended without printing "${text}". Its output:\n${output}`);
  });
  ended.catch(() => undefined);
  while (!output.includes(text)) {
    const [chunk] = (await Promise.race([once(script.all, 'data'), ended])) as [Buffer];
    output += chunk.toString();
  }
}
