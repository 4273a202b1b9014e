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
 * Provides the Firestore emulator of the `rules` tests: that of the environment (`npm test`), that of a
 * running `npm run dev`, whose data the tests leave alone, or one of their own.
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
  const answer = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) })
    .then((response) => response.text())
    .catch(() => '');
  // Something else may use the port.
  return answer.trim() === 'Ok' ? host : undefined;
}
