import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { temporaryFolder } from '../tools/temporary-folder';
import { startFirebaseTools } from './firebase-emulators';
import { startProcess, type RunningProcess } from './processes';

export const RULES_FILE = join(ROOT, 'firestore.rules');

const NAME = 'Firestore emulator';
/** For the emulator that firebase-tools 15 downloads; gcloud's emulator needs only 17. */
const JAVA_FOR_DOWNLOAD = 21;
/** Fast compiler, simple GC: half the CPU time in the first minute. */
const JAVA_TOOL_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
const INSTALL_COMPONENT = '`gcloud components install cloud-firestore-emulator`';

/**
 * Starts the Firestore emulator on 127.0.0.1 with firestore.rules: that of the Google Cloud CLI, or else the one that
 * firebase-tools downloads. Throws a Failure that says what to install if neither can run.
 */
export async function startFirestoreEmulator(
  port: number,
  log: (line: string) => void,
): Promise<RunningProcess> {
  const [hasComponent, java] = await Promise.all([hasGcloudComponent(), javaVersion()]);
  if (hasComponent && java > 0) {
    const args = ['emulators', 'firestore', 'start', `--host-port=127.0.0.1:${port}`];
    const env = { CLOUDSDK_CORE_DISABLE_PROMPTS: '1', JAVA_TOOL_OPTIONS };
    return startProcess(NAME, 'gcloud', [...args, `--rules=${RULES_FILE}`], { env });
  }
  if (java >= JAVA_FOR_DOWNLOAD) {
    // Not `firebase emulators:start`, which starts java in a process group of its own.
    const jar = await downloadedJar(log);
    const address = ['--host', '127.0.0.1', '--port', String(port)];
    const args = ['-jar', jar, ...address, '--rules', RULES_FILE];
    return startProcess(NAME, 'java', args, { env: { JAVA_TOOL_OPTIONS } });
  }
  const found = java > 0 ? `version ${java} was found` : 'no Java was found';
  throw new Failure(
    `The ${NAME} needs Java ${JAVA_FOR_DOWNLOAD} or newer, but ${found}. Install it, or install Java 17 and the ` +
      `Google Cloud CLI, and run ${INSTALL_COMPONENT}. Then try again.`,
  );
}

async function downloadedJar(log: (line: string) => void): Promise<string> {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  const find = () =>
    existsSync(folder) &&
    readdirSync(folder).find((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  let jar = find();
  if (jar) return join(folder, jar);
  log(`${NAME} … downloading once (about 140 MB)`);
  const args = ['setup:emulators:firestore'];
  const download = startFirebaseTools(`download of the ${NAME}`, args, temporaryFolder('download'));
  await download.exited;
  jar = find();
  if (jar) return join(folder, jar);
  throw new Failure(
    `The ${NAME} could not be downloaded. Check the network and try again, or install the Google Cloud CLI ` +
      `and run ${INSTALL_COMPONENT}. Last output of the download:\n${download.lastOutput()}`,
  );
}

/** Loads rules into the emulator at `host` (`host:port`). Throws a Failure that names an error in them. */
export async function loadRules(
  host: string,
  projectId: string,
  content = readFileSync(RULES_FILE, 'utf8'),
): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (response.ok) return;
  const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new Failure(
    `The Firestore emulator rejected firestore.rules: ${body?.error?.message ?? response.statusText}`,
  );
}

/** Whether gcloud has the emulator. Checks the disk, because running gcloud takes seconds. */
async function hasGcloudComponent(): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const command = folders.map((path) => join(path, 'gcloud')).find((path) => existsSync(path));
  if (command === undefined) return false;
  let platform = join(realpathSync(command), '../../platform');
  if (!existsSync(platform)) {
    // The command is a package manager's wrapper script, so ask gcloud where it is installed.
    const args = ['info', '--format=value(installation.sdk_root)'];
    const { stdout } = await execa('gcloud', args, { reject: false, stdin: 'ignore' });
    platform = join(stdout?.trim() ?? '', 'platform');
  }
  return existsSync(join(platform, 'cloud-firestore-emulator/cloud-firestore-emulator.jar'));
}

/** Major version of the `java` on the PATH, or 0 if there is no working one. */
async function javaVersion(): Promise<number> {
  const { stderr } = await execa('java', ['-version'], { reject: false, stdin: 'ignore' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
