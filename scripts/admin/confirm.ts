import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Failure } from '../tools/failure';

/**
 * Asks a yes-or-no question on the terminal, unless `yes` is set. Throws a Failure if the answer isn't y or yes,
 * or if `input` isn't a terminal.
 */
export async function confirm(
  question: string,
  yes: boolean,
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) {
    throw new Failure(
      `Nothing was changed: "${question}" can only be answered on a terminal. \`--yes\` answers it.`,
    );
  }
  // terminal: false leaves Ctrl-C to runCommand.
  const lines = createInterface({ input, output: process.stdout, terminal: false });
  // Ctrl-D closes without an answer.
  const closed = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.');
}
