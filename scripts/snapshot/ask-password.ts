import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from '../tools/failure';

/** Asks for a password without echoing it. Throws a Failure if there is no terminal, and on Ctrl-C. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Failure(
      'There is no terminal to ask for the password. Set SNAPSHOT_PASSWORD instead.',
    );
  }
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const controller = new AbortController();
  lines.once('SIGINT', () => controller.abort());
  // Ctrl-D closes `lines`.
  lines.once('close', () => controller.abort());
  try {
    return await lines.question('', { signal: controller.signal });
  } catch {
    throw new Failure('No password was entered. Run the command again.');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
