import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from '../tools/failure';

/** Asks on the terminal without an echo. Throws a Failure where there is no terminal, and on Ctrl-C. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Failure(
      'A password can only be asked for on a terminal; else set SNAPSHOT_PASSWORD.',
    );
  }
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const controller = new AbortController();
  lines.once('SIGINT', () => controller.abort());
  // Ctrl-D.
  lines.once('close', () => controller.abort());
  try {
    return await lines.question('', { signal: controller.signal });
  } catch {
    throw new Failure('No password was given.');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
