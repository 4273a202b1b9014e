import { constants } from 'node:os';
import { endAllProcesses, Failure, killAllProcesses } from './processes';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm passes Ctrl-C on to a program that the terminal has told already: the same keystroke, in milliseconds. */
const SAME_KEYSTROKE = 500;

/**
 * Runs a command of package.json and ends the process with the code that `main` resolves to (0 if it is no number).
 * A Failure prints its message alone and ends with 1. Ctrl-C, SIGTERM and the closing of the terminal end
 * everything that was started, at any moment; a second Ctrl-C does it by force.
 * @param options.untilStopped the command runs until someone stops it, so that Ctrl-C is no failure
 */
export function runCommand(
  main: () => Promise<unknown>,
  options: { untilStopped?: boolean } = {},
): void {
  let endingSince: number | undefined;

  const end = (code: number) => {
    if (endingSince !== undefined) return;
    endingSince = Date.now();
    void endAllProcesses().finally(() => process.exit(code));
  };

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (endingSince === undefined) {
        if (signal !== 'SIGHUP') console.log('\nEnding everything …');
        end(options.untilStopped ? 0 : 128 + constants.signals[signal]);
      } else if (Date.now() - endingSince > SAME_KEYSTROKE) {
        killAllProcesses();
      }
    });
  }

  const fail = (error: unknown) => {
    // What fails while everything is being ended fails because of that. Printing may be what failed
    // (the terminal is gone): nothing more can be said then, only ended.
    if (endingSince === undefined) {
      console.error(isForAPerson(error) ? error.message : error);
    }
    end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  main().then((code) => end(typeof code === 'number' ? code : 0), fail);
}

/** A Failure, or an option that node:util's parseArgs doesn't know. */
function isForAPerson(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof Failure || code.startsWith('ERR_PARSE_ARGS_');
}
