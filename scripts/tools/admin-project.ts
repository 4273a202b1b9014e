import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { GoogleAuth } from 'google-auth-library';
import { runningBackend } from '../emulators/backend';
import { DEMO_PROJECT } from '../emulators/demo-project';
import { isAnswering } from '../emulators/wait-until-ready';
import { Failure } from './failure';

export type AdminProject = Awaited<ReturnType<typeof connectToProject>>;

/**
 * Connects with all rights to a real project, or without an id to the emulators: those of
 * FIRESTORE_EMULATOR_HOST, else those of `npm run dev`. Throws a Failure where there are no credentials
 * or no emulators.
 * @returns `name` is for messages: "the emulators" or the project's id
 */
export async function connectToProject(projectId: string | undefined) {
  await (projectId === undefined ? useEmulators() : useRealProject(projectId));
  const options = {
    projectId: projectId ?? DEMO_PROJECT,
    ...(projectId !== undefined && { credential: applicationDefault() }),
  };
  const app = initializeApp(options, crypto.randomUUID());
  return { name: projectId ?? 'the emulators', auth: getAuth(app), db: getFirestore(app) };
}

/** Errors of Google's services become Failures; others stay. */
export function asFailure(error: unknown, { name }: AdminProject): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (error instanceof Failure || code === undefined) return error;
  return new Failure(`Error from ${name}: ${message?.split('\n')[0]}`);
}

/**
 * Makes the emulators of FIRESTORE_EMULATOR_HOST, else those of `npm run dev`, known in the environment. Throws a
 * Failure where they don't answer.
 */
export async function useEmulators(): Promise<void> {
  const env = runningBackend();
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = env;
  const answers = await Promise.all([firestore, auth].map(isAnswering));
  if (answers.includes(false)) {
    throw new Failure(
      `No emulators answer on ${firestore} (Firestore) and ${auth} (Auth): start them with \`npm run dev\`, ` +
        'or name a real project with `--project ID`.',
    );
  }
  // For firebase-admin; a build reads those that begin with VITE_.
  Object.assign(process.env, env, { METADATA_SERVER_DETECTION: 'none' });
}

async function useRealProject(projectId: string): Promise<void> {
  if (projectId.startsWith('demo-')) {
    throw new Failure(
      `${projectId} is not a real project: ids that begin with "demo-" exist in the emulators only. Leave out --project for those.`,
    );
  }
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch {
    throw new Failure(
      `No Google credentials were found for ${projectId}: run \`gcloud auth application-default login\`, ` +
        'or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
    );
  }
}
