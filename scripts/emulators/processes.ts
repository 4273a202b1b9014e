import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { atExit } from '../tools/run-command.ts';

/** A child process, together with everything that it starts. */
export interface RunningProcess {
  /** Exit code, -1 after a signal. Never resolves once this command is stopping. */
  exited: Promise<number>;
  /** When the program exits, rejects with a Failure that shows its last output. */
  failed: Promise<never>;
  /** Called with each further line of output. */
  onLine: (line: string) => void;
  lastOutput: () => string;
  /** Ends the program and everything that it started. */
  end: () => Promise<void>;
}

const KEPT_LINES = 10;
const TERMINATE_TIMEOUT_MS = 1_500;
/** Longest wait for the remaining output of a program that has exited: its children may keep the pipe open. */
const OUTPUT_TIMEOUT_MS = 2_000;

let isStopping = false;
const running = new Set<RunningProcess>();
atExit(async () => {
  isStopping = true;
  await Promise.all([...running].map(({ end }) => end()));
});

/**
 * Starts a program in its own process group, so that its children end with it (gcloud starts bash, which starts java)
 * and Ctrl-C reaches only this process. Throws a Failure if it can't be started.
 * @param name as shown in messages
 */
export function startProcess(
  name: string,
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): RunningProcess {
  if (isStopping)
    throw new Failure(`The ${name} was not started, because this command is stopping.`);
  const own = { detached: true, stdin: 'ignore', all: true, buffer: false, reject: false } as const;
  const child = execa(command, args, { cwd: ROOT, ...options, ...own });
  const { pid: group } = child;
  if (group === undefined)
    throw new Failure(`${command} could not be started. Make sure that it is installed.`);
  const stopWatchdog = startWatchdog(group);
  const lines: string[] = [];
  const lastOutput = () => lines.join('\n');
  const readOutput = async () => {
    for await (const line of child.iterable({ from: 'all' })) {
      if (line.trim()) lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      started.onLine(line);
    }
  };
  const output = readOutput();
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const exited = exit.then(async ([code]) => {
    await Promise.race([output, delay(OUTPUT_TIMEOUT_MS)]);
    return isStopping ? new Promise<never>(() => undefined) : (code ?? -1);
  });
  const failed = exited.then((code): never => {
    throw new Failure(
      `The ${name} ended unexpectedly with exit code ${code}. Its last output:\n${lastOutput()}`,
    );
  });
  failed.catch(() => undefined);
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= endGroup(group, exit).then(stopWatchdog));
  const started: RunningProcess = { exited, failed, onLine: () => undefined, lastOutput, end };
  running.add(started);
  return started;
}

/**
 * Starts a shell that kills the group when this process ends, even by SIGKILL: it waits for the end of a pipe that only
 * this process holds. @returns a function that stops the shell
 */
function startWatchdog(group: number): () => void {
  const command = 'read -r _; kill -s KILL -- "-$1"';
  const watchdog = spawn('/bin/sh', ['-c', command, 'sh', String(group)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return () => void watchdog.kill('SIGKILL');
}

/** Ends a group: what is left when the program exits, or after a while, is killed. */
async function endGroup(group: number, exit: Promise<unknown>): Promise<void> {
  signalGroup(group, 'SIGTERM');
  await Promise.race([exit, delay(TERMINATE_TIMEOUT_MS)]);
  signalGroup(group, 'SIGKILL');
  await exit;
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has no process anymore.
  }
}
