import { DEMO_PROJECT } from './demo-project';
import { setEnumerationProtection, startFirebaseEmulators } from './firebase-emulators';
import { loadRules, startFirestoreEmulator } from './firestore-emulator';
import { configuredPorts, freePorts, requireFreePorts, type Ports } from './ports';
import { waitUntilReady } from './wait-until-ready';

/** The emulators' hosts for firebase-admin and the built site; FIRESTORE_EMULATOR_HOST takes precedence. */
export function backendEnvironment(ports: Ports, auth = `127.0.0.1:${ports.auth}`) {
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'] || `127.0.0.1:${ports.firestore}`;
  return {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    VITE_FIRESTORE_EMULATOR_HOST: firestore,
    VITE_AUTH_EMULATOR_HOST: auth,
  };
}

/** The emulators named in environment variables, or else those of `npm run dev`. */
export function runningBackend() {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  return backendEnvironment(configuredPorts(), auth || undefined);
}

/** Starts a Firestore emulator on a free port, or throws a Failure. @returns `host:port` and a function that ends it */
export async function startOwnFirestore(log: (line: string) => void) {
  const { firestore: port } = await freePorts();
  const host = `127.0.0.1:${port}`;
  const emulator = await startFirestoreEmulator(port, log);
  await waitUntilReady('Firestore emulator', host, emulator, log);
  return { host, end: emulator.end };
}

/**
 * Starts the Auth and Firestore emulators with firestore.rules and the settings in the README, or uses the running
 * Firestore emulator at FIRESTORE_EMULATOR_HOST. If an emulator can't be started, ends the others and throws a Failure.
 * @param options.publicFolder also starts the Hosting emulator, which serves this folder according to firebase.json
 * @returns `auth` is the Auth emulator's process; `failed` rejects with a Failure when an emulator exits unexpectedly;
 *   `stop` ends the emulators started here
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
  const origins = [`http://${firestoreHost}`, `http://${authHost}`];
  const auth = await startFirebaseEmulators(project, ports, publicFolder, origins);
  const processes = [auth];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.end()));
  };
  try {
    const firestore = isExternal ? null : await startFirestoreEmulator(ports.firestore, log);
    if (firestore) processes.push(firestore);
    await Promise.all([
      waitUntilReady('Firestore emulator', firestoreHost, firestore, log),
      waitUntilReady('Auth emulator', authHost, auth, log),
      publicFolder && waitUntilReady('Hosting emulator', `127.0.0.1:${ports.hosting}`, auth, log),
    ]);
    await Promise.all([
      loadRules(firestoreHost, project),
      setEnumerationProtection(authHost, project),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = Promise.race(processes.map((running) => running.failed));
  failed.catch(() => undefined);
  return { env, auth, failed, stop };
}
