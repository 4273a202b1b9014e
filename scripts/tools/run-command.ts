import { constants } from 'node:os';
import { Failure } from './failure.ts';

const lastTasks: (() => Promise<unknown>)[] = [];

/** Registers what a command does before it exits, however it is stopped. */
export const atExit = (task: () => Promise<unknown>) => void lastTasks.push(task);

/**
 * Runs an npm script and exits with the code that `main` resolves to (0 if that isn't a number). If `main` throws a
 * Failure, prints its message and exits with 1. Imports no npm package, because release.yml allows none.
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
    void Promise.all(lastTasks.map((task) => task())).finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // After SIGHUP there is no terminal to print to.
      if (!isEnding && signal !== 'SIGHUP') console.log('\nStopping …');
      end(options.untilStopped ? 0 : 128 + constants.signals[signal]);
    });
  }
  const fail = (error: unknown) => {
    // commander has printed its own errors.
    const { code = '', exitCode = 1 } = (error ?? {}) as { code?: unknown; exitCode?: number };
    const isPrinted = String(code).startsWith('commander.');
    if (!isEnding && !isPrinted) console.error(error instanceof Failure ? error.message : error);
    end(isPrinted ? exitCode : 1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  main().then((code) => end(typeof code === 'number' ? code : 0), fail);
}
