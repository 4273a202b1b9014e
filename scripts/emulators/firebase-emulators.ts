import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import getPort from 'get-port';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { addSources } from '../build/hosting-config';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { temporaryFolder } from '../tools/temporary-folder';
import type { Ports } from './ports';
import { startProcess, type RunningProcess } from './processes';

/** With redirects in firebase.json, the Hosting emulator ends at a URL such as /%E0%A4, which decodeURI can't decode. */
const TOLERANT = `data:text/javascript,${encodeURIComponent(
  'const decode = decodeURI; globalThis.decodeURI = (url) => { try { return decode(url) } catch { return url } }',
)}`;
const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Starts the Auth emulator and, with a `publicFolder`, the Hosting emulator, in one process of firebase-tools, with its
 * configuration in a temporary folder, so that several such processes can run at the same time.
 * @param emulatorOrigins added to the origins that served pages may connect to
 */
export async function startFirebaseEmulators(
  projectId: string,
  ports: Ports,
  publicFolder: string | undefined,
  emulatorOrigins: string[],
): Promise<RunningProcess> {
  const [hub, logging] = await Promise.all([getPort(), getPort()]);
  const folder = temporaryFolder('emulators');
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(ports.auth), hub: at(hub), logging: at(logging) };
  const config = { emulators: { ...emulators, ui: { enabled: false } } };
  if (publicFolder) {
    const { hosting } = addSources(firebaseJson, { 'connect-src': emulatorOrigins });
    Object.assign(config.emulators, { hosting: at(ports.hosting) });
    // firebase-tools accepts relative paths only.
    const path = relative(folder, resolve(ROOT, publicFolder));
    Object.assign(config, { hosting: { ...hosting, public: path } });
  }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  return startFirebaseTools(
    publicFolder ? 'Auth and Hosting emulators' : 'Auth emulator',
    ['emulators:start', `--project=${projectId}`, `--only=auth${publicFolder ? ',hosting' : ''}`],
    folder,
  );
}

/** Sets email enumeration protection in the Auth emulator at `host` (`host:port`), as the README requires it. */
export async function setEnumerationProtection(
  host: string,
  projectId: string,
  isEnabled = true,
): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isEnabled } }),
  });
  if (!response.ok) {
    throw new Failure(`The Auth emulator refused its configuration: ${await response.text()}`);
  }
}

/** Starts the firebase-tools command line in `folder`, where it also writes its logs. */
export function startFirebaseTools(name: string, args: string[], folder: string): RunningProcess {
  return startProcess(name, process.execPath, ['--import', TOLERANT, FIREBASE, ...args], {
    cwd: folder,
    // Disables update checks, and keeps firebase-tools from using the person's login or other running emulators.
    env: { CI: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
  });
}
