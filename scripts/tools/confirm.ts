import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Failure } from './failure';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** Asks a question on the terminal. Resolves to the trimmed answer, or to '' if there is no terminal or it is closed. */
export async function ask(question: string, input: Input = process.stdin): Promise<string> {
  if (!input.isTTY) return '';
  // terminal: false leaves Ctrl-C to runCommand. Ctrl-D closes without an answer.
  const lines = createInterface({ input, output: process.stdout, terminal: false });
  const closed = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return answer.trim();
}

/** Asks for confirmation on the terminal, unless `yes` is set. Throws a Failure if the answer isn't y or yes. */
export async function confirm(
  question: string,
  yes = false,
  input: Input = process.stdin,
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) {
    throw new Failure(
      `Nothing was changed: "${question}" needs confirmation, but there is no terminal. To skip the question, add \`--yes\`.`,
    );
  }
  const answer = await ask(`${question} [y/N] `, input);
  if (!/^y(es)?$/i.test(answer)) throw new Failure('Nothing was changed.');
}
