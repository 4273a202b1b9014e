import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import getPort from 'get-port';
import type { Ports } from './ports';
import { ROOT, startProcess, type RunningProcess } from './processes';
import { temporaryFolder } from './temporary-folder';

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

interface HostingConfig {
  public: string;
  headers?: { source: string; headers: { key: string; value: string }[] }[];
}

/**
 * Starts the emulators of firebase-tools in one process: Auth, Hosting when `publicFolder` is given, and
 * Firestore when `withFirestore`. They get a configuration of their own in a temporary folder, so that
 * two sets run side by side, and don't see who is logged in to Firebase on this machine.
 */
export async function startFirebaseEmulators(options: {
  projectId: string;
  ports: Ports;
  withFirestore: boolean;
  publicFolder?: string;
  /** Where the served pages find the emulators: added to what their security policy lets them reach. */
  emulatorOrigins: string[];
}): Promise<RunningProcess> {
  const { ports, publicFolder, withFirestore } = options;
  const [hub, logging, websocket] = await Promise.all([getPort(), getPort(), getPort()]);
  const folder = temporaryFolder('emulators');
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    ...(withFirestore && { firestore: { rules: 'firestore.rules' } }),
    ...(publicFolder && { hosting: hostingConfig(folder, publicFolder, options.emulatorOrigins) }),
    emulators: {
      auth: at(ports.auth),
      ...(withFirestore && { firestore: { ...at(ports.firestore), websocketPort: websocket } }),
      ...(publicFolder && { hosting: at(ports.hosting) }),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  if (withFirestore) copyFileSync(join(ROOT, 'firestore.rules'), join(folder, 'firestore.rules'));

  const only = [
    'auth',
    ...(withFirestore ? ['firestore'] : []),
    ...(publicFolder ? ['hosting'] : []),
  ];
  const name = withFirestore
    ? 'Firebase emulators'
    : publicFolder
      ? 'Auth and Hosting emulator'
      : 'Auth emulator';
  return startProcess(
    name,
    process.execPath,
    [FIREBASE, 'emulators:start', '--project', options.projectId, '--only', only.join(',')],
    {
      cwd: folder,
      // CI: no message of the day is fetched. The folders: no login, no note of another set of emulators.
      env: { CI: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
    },
  );
}

/** The hosting block of firebase.json, for a configuration in `folder` and a page that talks to emulators. */
function hostingConfig(
  folder: string,
  publicFolder: string,
  emulatorOrigins: string[],
): HostingConfig {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: HostingConfig;
  };
  const headers = hosting.headers?.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => ({
      key,
      value:
        key.toLowerCase() === 'content-security-policy'
          ? value.replace(/connect-src /, `connect-src ${emulatorOrigins.join(' ')} `)
          : value,
    })),
  }));
  return {
    ...hosting,
    // Absolute paths are taken for relative ones.
    public: relative(folder, resolve(ROOT, publicFolder)),
    ...(headers && { headers }),
  };
}
