import { constants } from 'node:os';
import { endAllProcesses } from '../emulators/processes';
import { Failure } from './failure';

/**
 * Runs an npm script and exits with the code that `main` resolves to (0 if that isn't a number). If `main` throws a
 * Failure, prints its message and exits with 1. Ctrl-C, SIGTERM, and closing the terminal end all processes that the
 * script has started.
 * @param options.untilStopped whether the script runs until it is stopped: if so, Ctrl-C exits with 0
 */
export function runCommand(
  main: () => Promise<unknown>,
  options: { untilStopped?: boolean } = {},
): void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    void endAllProcesses().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // After SIGHUP there is no terminal to print to.
      if (!isEnding && signal !== 'SIGHUP') console.log('\nStopping …');
      end(options.untilStopped ? 0 : 128 + constants.signals[signal]);
    });
  }
  const fail = (error: unknown) => {
    if (!isEnding) console.error(isUserError(error) ? error.message : error);
    end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  main().then((code) => end(typeof code === 'number' ? code : 0), fail);
}

/** Whether this is a Failure or an error thrown by `parseArgs` from node:util. */
function isUserError(error: unknown): error is Error {
  const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return error instanceof Failure || String(code).startsWith('ERR_PARSE_ARGS_');
}
