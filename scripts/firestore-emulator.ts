import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { Failure, ROOT, startProcess, type RunningProcess } from './processes';

/** What firebase-tools 15 asks of Java for its Firestore emulator. */
const JAVA_FOR_FIREBASE_TOOLS = 21;
const RULES_FILE = join(ROOT, 'firestore.rules');

/** Where the Firestore emulator comes from: one that runs already, gcloud, or firebase-tools. */
export type FirestoreSource = 'running' | 'gcloud' | 'firebase-tools';

/** Finds a way to have a Firestore emulator, in this order; throws a Failure where there is none. */
export async function findFirestoreSource(): Promise<FirestoreSource> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return 'running';
  const [hasComponent, java] = await Promise.all([hasGcloudComponent(), javaVersion()]);
  if (hasComponent && java !== null) return 'gcloud';
  if (java !== null && java >= JAVA_FOR_FIREBASE_TOOLS) return 'firebase-tools';
  const found = java === null ? 'no Java was found' : `the Java found is version ${java}`;
  throw new Failure(
    hasComponent
      ? `The Firestore emulator needs Java, and ${found}: install Java ${JAVA_FOR_FIREBASE_TOOLS} or newer and try again.`
      : `The Firestore emulator can't be started: it needs Java ${JAVA_FOR_FIREBASE_TOOLS} or newer, and ${found}. ` +
          `Install that, or install the Google Cloud CLI with ` +
          `\`gcloud components install cloud-firestore-emulator\`, which is content with Java 17, and try again.`,
  );
}

/** Starts the emulator of the Google Cloud CLI on 127.0.0.1. */
export function startGcloudFirestore(port: number): RunningProcess {
  const args = ['emulators', 'firestore', 'start', `--host-port=127.0.0.1:${port}`];
  return startProcess('Firestore emulator', 'gcloud', [...args, `--rules=${RULES_FILE}`], {
    // Never a question: nobody could answer it.
    env: { CLOUDSDK_CORE_DISABLE_PROMPTS: '1' },
  });
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
