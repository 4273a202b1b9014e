import { backendEnvironment, startBackend } from '../../scripts/emulators/backend';
import { DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { freePorts } from '../../scripts/emulators/ports';

/**
 * Starts a backend on free ports for the `data` and `scripts` tests, unless `npm test` has already started one.
 * Never uses the backend of `npm run dev`, because these tests delete data.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { env } = process;
  const isRunning = env['FIRESTORE_EMULATOR_HOST'] && env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (isRunning) return undefined;
  const ports = await freePorts();
  const backend = await startBackend({ ports });
  Object.assign(env, DEMO_SETTINGS, backendEnvironment(ports));
  return backend.stop;
}
