import { InvalidArgumentError, Option } from 'commander';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { runningBackend } from '../emulators/backend';
import { DEMO_PROJECT } from '../emulators/demo-project';
import { isResponding } from '../emulators/wait-until-ready';
import { Failure } from './failure';
import { useGoogleCredentials } from './google-credentials';
import { isProjectId } from './is-project-id';

export const projectOption = () =>
  new Option('--project <id>', 'a Firebase project, with your Google credentials')
    .default(undefined, 'the emulators at FIRESTORE_EMULATOR_HOST, or else those of npm run dev')
    .argParser(requireProjectId);

/** Returns the project ID. Throws commander's error if it can't be one. */
export function requireProjectId(id: string): string {
  if (isProjectId(id)) return id;
  throw new InvalidArgumentError(
    'A project ID has 6 to 30 lowercase letters, digits, and hyphens, and begins with a letter.',
  );
}

export type AdminProject = Awaited<ReturnType<typeof connectToProject>>;

/** Connects with full access to a real project or, without an ID, to the emulators. `name` is for messages. */
export async function connectToProject(projectId: string | undefined) {
  await (projectId === undefined ? useEmulators() : useRealProject(projectId));
  const options = {
    projectId: projectId ?? DEMO_PROJECT,
    ...(projectId !== undefined && { credential: applicationDefault() }),
  };
  const app = initializeApp(options, crypto.randomUUID());
  return { name: projectId ?? 'the emulators', auth: getAuth(app), db: getFirestore(app) };
}

/** Turns an error from Google's services into a Failure; returns any other error unchanged. */
export function asFailure(error: unknown, { name }: AdminProject): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (error instanceof Failure || code === undefined) return error;
  return new Failure(`Error from ${name}: ${message?.split('\n')[0]}`);
}

/** Sets the environment variables for the running emulators. Throws a Failure if they don't respond. */
async function useEmulators(): Promise<void> {
  const env = runningBackend();
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = env;
  const responses = await Promise.all([firestore, auth].map(isResponding));
  if (responses.includes(false)) {
    throw new Failure(
      `No emulators respond at ${firestore} (Firestore) and ${auth} (Auth). Start them with \`npm run dev\`, ` +
        'or name a real project with `--project ID`.',
    );
  }
  // For firebase-admin.
  Object.assign(process.env, env, { METADATA_SERVER_DETECTION: 'none' });
}

async function useRealProject(projectId: string): Promise<void> {
  if (projectId.startsWith('demo-')) {
    throw new Failure(
      `${projectId} is not a real project: IDs that begin with "demo-" exist only in the emulators. To use the emulators, leave out --project.`,
    );
  }
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await useGoogleCredentials(projectId);
}
