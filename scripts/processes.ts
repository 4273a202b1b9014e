import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that everything runs in. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Something that a person can put right: its message is all that is shown, never a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A program that runs beside this one, with everything that it starts itself. */
export interface RunningProcess {
  name: string;
  /** Exit code of the program itself, -1 when a signal ended it. Pending for ever once everything is being ended. */
  exited: Promise<number>;
  /** As `exited`, once all of its output has arrived. */
  closed: Promise<number>;
  /** Called with each line that it prints from now on. */
  onLine: (line: string) => void;
  /** Its last lines, to be shown when it fails. */
  lastLines: () => string[];
  /** Ends the program and everything that it started; resolves when they are gone. */
  end: () => Promise<void>;
}

interface Group {
  id: number;
  watchdog: ChildProcess;
  end: () => Promise<void>;
}

const KEPT_LINES = 40;
/**
 * How long a program may take to end by itself before it is killed, in milliseconds. Short, because none
 * has anything to lose: firebase-tools doesn't even listen while it starts.
 */
const PATIENCE = 1_500;

const groups = new Set<Group>();
let ending = false;

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us and
 * we end it in order, and so that whatever it starts (gcloud starts bash, which starts java) ends too.
 */
export function startProcess(
  name: string,
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): RunningProcess {
  if (ending) throw new Failure(`${name} isn't started any more: everything is being ended.`);
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid === undefined ? undefined : watchOver(child.pid);
  const lines: string[] = [];
  const running: RunningProcess = {
    name,
    exited: codeAt(child, 'exit'),
    closed: codeAt(child, 'close'),
    onLine: () => undefined,
    lastLines: () => [...lines],
    end: async () => group?.end(),
  };
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    running.onLine(line);
  };
  child.on('error', (error) => keep(error.message));
  readLines(child.stdout, keep);
  readLines(child.stderr, keep);
  return running;
}

/** Ends everything that `startProcess` started; nothing can be started any more. */
export async function endAllProcesses(): Promise<void> {
  ending = true;
  await Promise.all([...groups].map((group) => group.end()));
}

/** Kills everything that `startProcess` started, at once. */
export function killAllProcesses(): void {
  ending = true;
  for (const group of groups) signalGroup(group.id, 'SIGKILL');
}

/**
 * Registers a process group, with a watchdog: a shell that waits for the end of a pipe that only this
 * process holds. However we end, also by SIGKILL, the pipe ends then and the shell kills the group.
 */
function watchOver(id: number): Group {
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -s KILL -- "-$1"', 'sh', String(id)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.unref();
  let ended: Promise<void> | undefined;
  const group: Group = {
    id,
    watchdog,
    end: () => (ended ??= endGroup(group)),
  };
  groups.add(group);
  return group;
}

async function endGroup(group: Group): Promise<void> {
  signalGroup(group.id, 'SIGTERM');
  if (!(await isGone(group.id, PATIENCE))) {
    signalGroup(group.id, 'SIGKILL');
    await isGone(group.id, PATIENCE);
  }
  group.watchdog.kill('SIGKILL');
  groups.delete(group);
}

/** @returns false where the group has no process any more */
function signalGroup(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-id, signal);
  } catch {
    return false;
  }
}

async function isGone(id: number, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (signalGroup(id, 0) && !isGroupOfDead(id)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/**
 * True where only dead processes are left in a group, which can still be sent signals until their parent
 * takes note of their end. In a container the parent of orphans often does so late or never. Linux only.
 */
function isGroupOfDead(id: number): boolean {
  if (process.platform !== 'linux') return false;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return !pids.some((pid) => {
    try {
      // "pid (name) state parent group …", and the name may hold anything.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(group) === id && state !== 'Z';
    } catch {
      return false;
    }
  });
}

function codeAt(child: ChildProcess, event: 'exit' | 'close'): Promise<number> {
  return new Promise((resolve) => {
    // While everything is being ended, the end of one program is no news to anyone.
    const tell = (code: number | null) => {
      if (!ending) resolve(code ?? -1);
    };
    child.on(event, tell);
    child.on('error', () => tell(null));
  });
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => {
    if (rest) onLine(rest);
  });
}
