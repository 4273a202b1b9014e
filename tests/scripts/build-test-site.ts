import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Firestore } from 'firebase-admin/firestore';
import { startScript } from './run-script';

const PROJECT = 'example-production';

/** Settings for a real project, except that builds read from the emulator. */
export const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'AIza-public-by-nature',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_AUTH_EMULATOR_HOST: '',
};

/** A built site and the output of its build. */
export interface TestSite {
  folder: string;
  /** Paths relative to the folder. */
  files: string[];
  output: string;
}

const RUN_BUILD = fileURLToPath(new URL('./run-build.ts', import.meta.url));

/** Builds a real project's site, with these documents, into `folder`. @throws an Error if the build fails */
export async function buildTestSite(
  folder: string,
  documents: Record<string, object>,
  environment: Record<string, string>,
): Promise<TestSite> {
  const database = new Firestore({ projectId: PROJECT });
  const writes = Object.entries(documents).map(([path, fields]) => database.doc(path).set(fields));
  await Promise.all(writes);
  await database.terminate();
  const { exitCode, all } = await startScript(RUN_BUILD, [folder], { ...SETTINGS, ...environment });
  if (exitCode !== 0) throw new Error(all);
  return { folder, files: readdirSync(folder, { recursive: true, encoding: 'utf8' }), output: all };
}
