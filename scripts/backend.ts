import { DEMO_PROJECT } from './demo';
import { startFirebaseEmulators } from './firebase-emulators';
import { loadRules, startFirestoreEmulator } from './firestore-emulator';
import { requireFreePorts, type Ports } from './ports';
import { Failure, type RunningProcess } from './processes';
import { waitUntilReady } from './wait-until-ready';

/** Where the emulators are, for what runs in Node (firebase-admin) and for what Vite builds in. */
export interface BackendEnvironment {
  FIRESTORE_EMULATOR_HOST: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
  VITE_FIRESTORE_EMULATOR_HOST: string;
  VITE_AUTH_EMULATOR_HOST: string;
}

export interface Backend {
  env: BackendEnvironment;
  ports: Ports;
  /** Rejects with a Failure when a part of the backend ends although nobody asked for it. */
  failed: Promise<never>;
  /** Ends what was started here; an emulator that ran before goes on. */
  stop: () => Promise<void>;
}

/** The environment of a backend on these ports, known before it is started. Hosts are `host:port`. */
export function backendEnvironment(ports: Ports): BackendEnvironment {
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'] || `127.0.0.1:${ports.firestore}`;
  const auth = `127.0.0.1:${ports.auth}`;
  return {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    VITE_FIRESTORE_EMULATOR_HOST: firestore,
    VITE_AUTH_EMULATOR_HOST: auth,
  };
}

/**
 * Starts the Firestore emulator (the one of FIRESTORE_EMULATOR_HOST is used as it is) and the Auth
 * emulator, with firestore.rules loaded; and, when `publicFolder` is given, the Hosting emulator, which
 * serves that folder with the headers and rewrites of firebase.json.
 * Throws a Failure, with everything ended again, where one of them can't be started.
 */
export async function startBackend(options: {
  ports: Ports;
  publicFolder?: string;
  log?: (line: string) => void;
}): Promise<Backend> {
  const { ports, publicFolder, log = console.log } = options;
  const env = backendEnvironment(ports);
  const isRunning = Boolean(process.env['FIRESTORE_EMULATOR_HOST']);
  await requireFreePorts([
    ...(isRunning ? [] : [{ port: ports.firestore, use: 'Firestore emulator' }]),
    { port: ports.auth, use: 'Auth emulator' },
    ...(publicFolder ? [{ port: ports.hosting, use: 'Hosting emulator' }] : []),
  ]);

  const processes: RunningProcess[] = [];
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    await Promise.all(processes.map((running) => running.end()));
  };
  const started = (running: RunningProcess) => {
    processes.push(running);
    // One half may have failed, and ended everything, just before the other one came to this.
    if (isStopped) void running.end();
    return running;
  };
  const startFirestore = async () => {
    const host = env.FIRESTORE_EMULATOR_HOST;
    const running = isRunning ? null : started(await startFirestoreEmulator(ports.firestore, log));
    await waitUntilReady('Firestore emulator', host, running, log);
    await loadRules(host, DEMO_PROJECT);
  };
  const startOthers = async () => {
    const hosts = [env.FIRESTORE_EMULATOR_HOST, env.FIREBASE_AUTH_EMULATOR_HOST];
    const emulatorOrigins = hosts.map((host) => `http://${host}`);
    const running = started(
      await startFirebaseEmulators({
        projectId: DEMO_PROJECT,
        ports,
        publicFolder,
        emulatorOrigins,
      }),
    );
    await Promise.all([
      waitUntilReady('Auth emulator', env.FIREBASE_AUTH_EMULATOR_HOST, running, log),
      publicFolder &&
        waitUntilReady('Hosting emulator', `127.0.0.1:${ports.hosting}`, running, log),
    ]);
  };

  try {
    await Promise.all([startFirestore(), startOthers()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, ports, failed: failureOf(processes), stop };
}

/** Rejects with a Failure when one of these ends. */
export function failureOf(processes: RunningProcess[]): Promise<never> {
  const failed = Promise.race(
    processes.map(async (running): Promise<never> => {
      const code = await running.exited;
      const output = running.lastLines().slice(-10).join('\n');
      throw new Failure(`The ${running.name} ended unexpectedly with code ${code}.\n${output}`);
    }),
  );
  failed.catch(() => undefined);
  return failed;
}
