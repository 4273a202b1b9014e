import type { TestProject } from 'vitest/node';
import { startOwnFirestore } from '../../scripts/emulators/backend';
import { configuredPorts } from '../../scripts/emulators/ports';

declare module 'vitest' {
  interface ProvidedContext {
    /** `host:port` */
    firestoreEmulator: string;
  }
}

/**
 * Provides the Firestore emulator for the `rules` tests: the one that `npm test` has started, that of a running
 * `npm run dev` (these tests don't touch its data), or a new one.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env['FIRESTORE_EMULATOR_HOST'] || (await emulatorOfDev());
  if (running) {
    project.provide('firestoreEmulator', running);
    return undefined;
  }
  const { host, end } = await startOwnFirestore((line) => project.vitest.logger.log(line));
  project.provide('firestoreEmulator', host);
  return end;
}

async function emulatorOfDev(): Promise<string | undefined> {
  const host = `127.0.0.1:${configuredPorts().firestore}`;
  const body = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) })
    .then((response) => response.text())
    .catch(() => '');
  // Another program may be using the port.
  return body.trim() === 'Ok' ? host : undefined;
}
