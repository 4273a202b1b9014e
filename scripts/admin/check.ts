import { googleReader } from './google-api';
import { PROJECT_CHECKS, resultOf } from './project-checks';

/** Compares a real project with what the site needs, and prints a line for each check. Resolves to the exit code. */
export async function check(projectId: string): Promise<number> {
  const read = googleReader(projectId);
  let code = 0;
  for (const item of PROJECT_CHECKS) {
    const { state, text } = await resultOf(item, read, projectId);
    if (state === 'FAIL') code = 1;
    console.log(`${state.padEnd(11)}${item.label}${text && `: ${text}`}`);
  }
  return code;
}
