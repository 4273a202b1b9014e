import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../tools/failure';
import type { RunningProcess } from './processes';

/** Generous, for busy machines; emulators start in seconds. */
const START_TIMEOUT_MS = 300_000;
/** Timeout for a server that is already running. */
const RESPONSE_TIMEOUT_MS = 5_000;
const PROGRESS_INTERVAL_MS = 10_000;

/**
 * Waits until a server responds, and logs how long that took and the progress of a slow start. Throws a Failure if
 * `running` exits first or nothing responds in time.
 * @param host as `host:port`
 * @param running null for a server that was started elsewhere
 */
export async function waitUntilReady(
  name: string,
  host: string,
  running: RunningProcess | null,
  log: (line: string) => void,
): Promise<void> {
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const timeout = running ? START_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
  let exit: Failure | undefined;
  running?.failed.catch((failure: Failure) => (exit = failure));
  const progress = setInterval(() => {
    log(`${name} … still starting after ${seconds()}`);
  }, PROGRESS_INTERVAL_MS);
  try {
    while (!(await isResponding(host))) {
      if (exit) throw exit;
      if (Date.now() - start > timeout) {
        const output = running ? ` Its last output:\n${running.lastOutput()}` : '';
        throw new Failure(`The ${name} did not respond at ${host} within ${seconds()}.${output}`);
      }
      await delay(50);
    }
  } finally {
    clearInterval(progress);
  }
  log(`${name} … ${running ? `ready in ${seconds()}` : `already running on ${host}`}`);
}

/** Whether an HTTP server responds at `host` (`host:port`), with any status. */
export async function isResponding(host: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://${host}/`, { signal }).then(
    () => true,
    () => false,
  );
}
