import { DEMO_PROJECT } from './demo-project';
import { protectAddresses, startFirebaseEmulators } from './firebase-emulators';
import { loadRules, startFirestoreEmulator } from './firestore-emulator';
import { configuredPorts, freePorts, requireFreePorts, type Ports } from './ports';
import type { RunningProcess } from './processes';
import { waitUntilReady } from './wait-until-ready';

/**
 * Environment variables that tell firebase-admin and the built site where the emulators are (`host:port`):
 * Firestore of FIRESTORE_EMULATOR_HOST, else on these ports.
 */
export function backendEnvironment(ports: Ports, auth = `127.0.0.1:${ports.auth}`) {
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'] || `127.0.0.1:${ports.firestore}`;
  return {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    VITE_FIRESTORE_EMULATOR_HOST: firestore,
    VITE_AUTH_EMULATOR_HOST: auth,
  };
}

/** The emulators of the environment variables, else those of `npm run dev`. */
export function runningBackend() {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  return backendEnvironment(configuredPorts(), auth || undefined);
}

/**
 * Starts a Firestore emulator on a free port. Throws a Failure where it cannot be started.
 * @returns its address (`host:port`), and what ends it
 */
export async function startOwnFirestore(log: (line: string) => void) {
  const { firestore: port } = await freePorts();
  const host = `127.0.0.1:${port}`;
  const emulator = await startFirestoreEmulator(port, log);
  await waitUntilReady('Firestore emulator', host, emulator, log);
  return { host, end: emulator.end };
}

/**
 * Starts the Auth and the Firestore emulator with firestore.rules and the settings of the README, or uses the running
 * Firestore emulator of FIRESTORE_EMULATOR_HOST. Throws a Failure, and ends what was started, where one cannot be started.
 * @param options.project the Firebase project of the accounts and the rules
 * @param options.publicFolder also starts the Hosting emulator, which serves it as firebase.json says
 * @returns `auth` is the process of the Auth emulator; `failed` rejects with a Failure when an emulator exits by itself;
 *   `stop` ends those started here
 */
export async function startBackend(options: {
  ports: Ports;
  project?: string;
  publicFolder?: string;
  log?: (line: string) => void;
}) {
  const { ports, project = DEMO_PROJECT, publicFolder, log = console.log } = options;
  const env = backendEnvironment(ports);
  const { FIRESTORE_EMULATOR_HOST: firestoreHost, FIREBASE_AUTH_EMULATOR_HOST: authHost } = env;
  const isExternal = Boolean(process.env['FIRESTORE_EMULATOR_HOST']);
  await requireFreePorts([
    ...(isExternal ? [] : [{ port: ports.firestore, use: 'Firestore emulator' }]),
    { port: ports.auth, use: 'Auth emulator' },
    ...(publicFolder ? [{ port: ports.hosting, use: 'Hosting emulator' }] : []),
  ]);

  const processes: RunningProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.end()));
  };
  const others = await startFirebaseEmulators(project, ports, publicFolder, [
    `http://${firestoreHost}`,
    `http://${authHost}`,
  ]);
  processes.push(others);
  try {
    const firestore = isExternal ? null : await startFirestoreEmulator(ports.firestore, log);
    if (firestore) processes.push(firestore);
    await Promise.all([
      waitUntilReady('Firestore emulator', firestoreHost, firestore, log),
      waitUntilReady('Auth emulator', authHost, others, log),
      publicFolder && waitUntilReady('Hosting emulator', `127.0.0.1:${ports.hosting}`, others, log),
    ]);
    await Promise.all([loadRules(firestoreHost, project), protectAddresses(authHost, project)]);
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = Promise.race(processes.map((running) => running.failed));
  failed.catch(() => undefined);
  return { env, auth: others, failed, stop };
}
