import { backendEnvironment, startBackend } from '../../scripts/emulators/backend';
import { DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { freePorts } from '../../scripts/emulators/ports';

/**
 * Gives the `emulators` tests a backend: the one of `npm test` where its environment names one, else one
 * of their own on free ports, so that `npx vitest --project emulators` works by itself.
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
