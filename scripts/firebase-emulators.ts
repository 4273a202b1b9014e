import { readFileSync, writeFileSync } from 'node:fs';
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
 * Starts the Auth emulator and, when `publicFolder` is given, the Hosting emulator: both are parts of
 * firebase-tools and run in one process, without a download and without Java. They get a configuration of
 * their own in a temporary folder, so that two sets run side by side.
 */
export async function startFirebaseEmulators(options: {
  projectId: string;
  ports: Ports;
  publicFolder?: string;
  /** Where the served pages find the emulators: added to what their security policy lets them reach. */
  emulatorOrigins: string[];
}): Promise<RunningProcess> {
  const { ports, publicFolder } = options;
  const [hub, logging] = await Promise.all([getPort(), getPort()]);
  const folder = temporaryFolder('emulators');
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    ...(publicFolder && { hosting: hostingConfig(folder, publicFolder, options.emulatorOrigins) }),
    emulators: {
      auth: at(ports.auth),
      ...(publicFolder && { hosting: at(ports.hosting) }),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  const only = publicFolder ? 'auth,hosting' : 'auth';
  return startFirebaseTools(
    publicFolder ? 'Auth and Hosting emulator' : 'Auth emulator',
    ['emulators:start', '--project', options.projectId, '--only', only],
    folder,
  );
}

/** Starts the command line of firebase-tools in `folder`, where it also leaves its logs. */
export function startFirebaseTools(name: string, args: string[], folder: string): RunningProcess {
  return startProcess(name, process.execPath, [FIREBASE, ...args], {
    cwd: folder,
    // CI: no message of the day is fetched. The folders: whoever is logged in to Firebase on this machine
    // and whatever emulators run on it already are of no concern.
    env: { CI: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
  });
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
