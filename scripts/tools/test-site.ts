import { mkdirSync } from 'node:fs';
import { backendEnvironment, startBackend } from '../emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from '../emulators/demo-project';
import { freePorts } from '../emulators/ports';
import { clear, seed } from '../samples/seed';

/** The production build and the emulators that one Playwright worker tests against. */
export interface TestSite {
  /** The emulators' hosts and the site's URL, for the build and the tests. */
  env: Record<string, string>;
  /** Absolute path of the build, which the Hosting emulator serves. */
  folder: string;
  /**
   * Replaces all data in the emulators with the sample data, which the build reads. Rejects with a Failure if the
   * emulators did not start. Don't call it for two sites at once: the Admin SDK reads the hosts from process.env.
   */
  seed: () => Promise<void>;
  stop: () => Promise<void>;
}

export function buildCommand({ folder }: TestSite): string[] {
  return ['npx', 'tsx', 'scripts/build.ts', '--demo', `--out-dir=${folder}`];
}

/**
 * Starts the emulators on free ports without waiting for them; `seed` waits.
 * @param folder for the build; created here
 * @param project ID of the Firebase project; sites that share a Firestore emulator need different ones
 */
export async function startTestSite(folder: string, project = DEMO_PROJECT): Promise<TestSite> {
  const ports = await freePorts();
  mkdirSync(folder);
  const env = {
    ...DEMO_SETTINGS,
    ...backendEnvironment(ports),
    DEMO_PROJECT: project,
    VITE_FIREBASE_PROJECT_ID: project,
    E2E_BASE_URL: `http://127.0.0.1:${ports.hosting}`,
  };
  const backend = startBackend({ ports, project, publicFolder: folder, log: () => undefined });
  // Prevents an unhandled rejection until `seed` reports the error.
  backend.catch(() => undefined);
  return {
    env,
    folder,
    seed: async () => {
      await backend;
      Object.assign(process.env, env);
      await clear(project);
      await seed(project);
    },
    stop: async () => {
      const running = await backend.catch(() => undefined);
      await running?.stop();
    },
  };
}
