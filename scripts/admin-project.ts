import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { GoogleAuth } from 'google-auth-library';
import { backendEnvironment } from './backend';
import { DEMO_PROJECT } from './demo';
import { configuredPorts } from './ports';
import { Failure } from './processes';

export interface AdminProject {
  /** As a person should read it: "the emulators" or the project's id. */
  name: string;
  auth: Auth;
  db: Firestore;
  close: () => Promise<void>;
}

/**
 * Connects with full rights to a real project, or without an id to the emulators: those of
 * FIRESTORE_EMULATOR_HOST, else those of `npm run dev`. Throws a Failure where there are no credentials
 * or no emulators.
 */
export async function connectToProject(projectId: string | undefined): Promise<AdminProject> {
  await (projectId === undefined ? useEmulators() : useRealProject(projectId));
  const app = initializeApp({
    projectId: projectId ?? DEMO_PROJECT,
    ...(projectId !== undefined && { credential: applicationDefault() }),
  });
  const db = getFirestore(app);
  return {
    name: projectId ?? 'the emulators',
    auth: getAuth(app),
    db,
    close: async () => {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

async function useEmulators(): Promise<void> {
  const env = backendEnvironment(configuredPorts());
  const firestore = env.FIRESTORE_EMULATOR_HOST;
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'] || env.FIREBASE_AUTH_EMULATOR_HOST;
  const answers = await Promise.all([firestore, auth].map(isAnswering));
  if (answers.includes(false)) {
    throw new Failure(
      `No emulators answer on ${firestore} (Firestore) and ${auth} (Auth): start them with \`npm run dev\`, ` +
        'or name a real project with `--project ID`.',
    );
  }
  // This is how firebase-admin is told to talk to emulators.
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = auth;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

async function useRealProject(projectId: string): Promise<void> {
  if (projectId.startsWith('demo-')) {
    throw new Failure(
      `${projectId} is no real project: a project whose id begins with "demo-" lives in the emulators only. Leave out --project for those.`,
    );
  }
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch {
    throw new Failure(
      `No Google credentials were found for ${projectId}: run \`gcloud auth application-default login\`, ` +
        'or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account.',
    );
  }
}

async function isAnswering(host: string): Promise<boolean> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3_000) });
    return true;
  } catch {
    return false;
  }
}
