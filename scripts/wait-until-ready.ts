import { Failure, type RunningProcess } from './processes';

/** A machine may be slow or busy. In milliseconds. */
const LONGEST_WAIT = 120_000;
/** A server that runs already has to answer at once. In milliseconds. */
const LONGEST_ANSWER = 5_000;
const SAY_SO_EVERY = 10_000;

/**
 * Waits until something answers on `host` (`host:port`), says when, and says every few seconds that it
 * waits. Throws a Failure when `running` ends first, or when nothing answers: within two minutes, or five
 * seconds where `running` is null because the server is said to be there already.
 */
export async function waitUntilReady(
  name: string,
  host: string,
  running: RunningProcess | null,
  log: (line: string) => void,
): Promise<void> {
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  let exitCode: number | undefined;
  void running?.exited.then((code) => (exitCode = code));
  let saidAt = start;

  while (!(await answers(host))) {
    const waited = Date.now() - start;
    if (exitCode !== undefined) {
      throw new Failure(
        `The ${name} ended with code ${exitCode} while it was starting. It said:\n${lastWords(running)}`,
      );
    }
    if (!running && waited > LONGEST_ANSWER) {
      throw new Failure(
        `No ${name} answers on ${host}, where FIRESTORE_EMULATOR_HOST says it is: start it there, or unset that variable.`,
      );
    }
    if (waited > LONGEST_WAIT) {
      throw new Failure(`The ${name} doesn't answer on ${host}. It said:\n${lastWords(running)}`);
    }
    if (Date.now() - saidAt >= SAY_SO_EVERY) {
      saidAt = Date.now();
      log(`${name} … still starting after ${seconds()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  log(`${name} … ${running ? `ready in ${seconds()}` : `the running one on ${host}`}`);
}

async function answers(host: string): Promise<boolean> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

function lastWords(running: RunningProcess | null): string {
  return (running?.lastLines() ?? [])
    .filter((line) => line.trim() !== '')
    .slice(-10)
    .join('\n');
}
