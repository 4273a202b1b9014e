import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { startFirebaseTools } from './firebase-emulators';
import { Failure, ROOT, startProcess, type RunningProcess } from './processes';
import { temporaryFolder } from './temporary-folder';

export const RULES_FILE = join(ROOT, 'firestore.rules');

const NAME = 'Firestore emulator';
/** What the emulator that firebase-tools 15 downloads asks of Java. */
const JAVA_FOR_DOWNLOAD = 21;

/**
 * Starts the Firestore emulator on 127.0.0.1 with firestore.rules: the one of the Google Cloud CLI, else
 * the one that firebase-tools downloads. Throws a Failure that says what to install where neither can run.
 */
export async function startFirestoreEmulator(
  port: number,
  log: (line: string) => void,
): Promise<RunningProcess> {
  const [hasComponent, java] = await Promise.all([hasGcloudComponent(), javaVersion()]);
  if (hasComponent && java !== null) return startGcloudEmulator(port);
  if (java !== null && java >= JAVA_FOR_DOWNLOAD) return startDownloadedEmulator(port, log);
  const found = java === null ? 'no Java was found' : `the Java found is version ${java}`;
  throw new Failure(
    hasComponent
      ? `The ${NAME} needs Java, and ${found}: install Java ${JAVA_FOR_DOWNLOAD} or newer and try again.`
      : `The ${NAME} can't be started: it needs Java ${JAVA_FOR_DOWNLOAD} or newer, and ${found}. ` +
          `Install that, or install the Google Cloud CLI with ` +
          `\`gcloud components install cloud-firestore-emulator\`, which is content with Java 17, and try again.`,
  );
}

function startGcloudEmulator(port: number): RunningProcess {
  const args = ['emulators', 'firestore', 'start', `--host-port=127.0.0.1:${port}`];
  return startProcess(NAME, 'gcloud', [...args, `--rules=${RULES_FILE}`], {
    // Never a question: nobody could answer it.
    env: { CLOUDSDK_CORE_DISABLE_PROMPTS: '1' },
  });
}

/** Not by `firebase emulators:start`: that starts java in a process group of its own, out of our reach. */
async function startDownloadedEmulator(
  port: number,
  log: (line: string) => void,
): Promise<RunningProcess> {
  const jar = downloadedJar() ?? (await downloadJar(log));
  const where = ['--host', '127.0.0.1', '--port', String(port)];
  return startProcess(NAME, 'java', ['-jar', jar, ...where, '--rules', RULES_FILE]);
}

/** The folder in which firebase-tools keeps what it downloads. */
function downloadFolder(): string {
  return process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
}

function downloadedJar(): string | undefined {
  const folder = downloadFolder();
  if (!existsSync(folder)) return undefined;
  const jar = readdirSync(folder).find((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  return jar && join(folder, jar);
}

async function downloadJar(log: (line: string) => void): Promise<string> {
  log(`${NAME} … being downloaded, once (about 140 MB)`);
  const download = startFirebaseTools(
    `Download of the ${NAME}`,
    ['setup:emulators:firestore'],
    temporaryFolder('download'),
  );
  await download.closed;
  const jar = downloadedJar();
  if (jar) return jar;
  const reason = download.lastLines().findLast((line) => line.trim() !== '');
  throw new Failure(
    `The ${NAME} couldn't be downloaded. ${reason}\nTry again with a network, or install the Google Cloud CLI ` +
      'with `gcloud components install cloud-firestore-emulator`.',
  );
}

/**
 * Gives firestore.rules to a running emulator. One that was started with the file has them already, but
 * says nothing of a mistake in it; here it becomes a Failure.
 */
export async function loadRules(host: string, projectId: string): Promise<void> {
  const file = { name: 'firestore.rules', content: readFileSync(RULES_FILE, 'utf8') };
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [file] } }),
  });
  if (response.ok) return;
  const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new Failure(
    `The Firestore emulator refuses firestore.rules: ${body?.error?.message ?? response.statusText}`,
  );
}

/** True where the Google Cloud CLI is installed with its Firestore emulator (asked of the disk: gcloud takes seconds). */
async function hasGcloudComponent(): Promise<boolean> {
  const folder = (process.env['PATH'] ?? '')
    .split(delimiter)
    .find((path) => existsSync(join(path, 'gcloud')));
  if (folder === undefined) return false;
  const sdk = dirname(dirname(realpathSync(join(folder, 'gcloud'))));
  if (existsSync(join(sdk, 'platform'))) return hasEmulatorJar(sdk);
  // Found through a wrapper of a package manager: gcloud itself knows where it lives.
  const info = await execa('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    reject: false,
    stdin: 'ignore',
  });
  return !info.failed && hasEmulatorJar(info.stdout.trim());
}

function hasEmulatorJar(sdk: string): boolean {
  return existsSync(
    join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
  );
}

/** Major version of the `java` on the PATH, or null where there is none that runs. */
async function javaVersion(): Promise<number | null> {
  const { stderr, failed } = await execa('java', ['-version'], { reject: false, stdin: 'ignore' });
  const major = /version "(\d+)/.exec(stderr ?? '')?.[1];
  return failed || major === undefined ? null : Number(major);
}
