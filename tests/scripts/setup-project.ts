import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';
import { googleOf } from '../../scripts/setup/google';
import { performSteps, stepsOf } from '../../scripts/setup/run-setup';
import { NotDone, type Setup, type Step } from '../../scripts/setup/step';
import { listedIndexes, NEW_AUTH, PROJECT, type ProjectState } from './google-project';
import { startGoogle } from './google-stand-in';

/** Accounts and documents are in the emulators, in a project of their own. */
const app = initializeApp({ projectId: 'demo-setup' }, 'setup');
export const administrators = { name: 'demo-setup', auth: getAuth(app), db: getFirestore(app) };
export const OWNER = 'owner@firm.test';

/** Does what the Firebase CLI does to the project, at once. */
function fakeFirebase({ state, changes, faults }: Awaited<ReturnType<typeof startGoogle>>) {
  return (...command: string[]) =>
    new Promise<void>((resolve, reject) => {
      const line = `firebase ${command.slice(0, 3).join(' ')}`;
      changes.push(line);
      const fault = faults.get('firebase');
      if (fault === 'down') return void reject(new NotDone('The Firebase CLI failed'));
      if (line.endsWith(' auth')) state.auth = structuredClone(NEW_AUTH);
      if (line.endsWith('firestore:rules')) state.rules = readFileSync('firestore.rules', 'utf8');
      if (line.endsWith('firestore:indexes')) Object.assign(state, listedIndexes());
      if (command[0] === 'projects:create') state.exists = true;
      if (fault) reject(new NotDone('The Firebase CLI failed'));
      else resolve();
    });
}

/** A folder that is deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'consulting-site-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Run = Partial<Setup> & { isCheck?: boolean; stepsIn?: (setup: Setup) => Step[] };

/** A project, and a function that sets it up, in which every question is answered with yes. */
export async function projectWith(state: ProjectState) {
  const google = await startGoogle(state);
  vi.stubEnv('GOOGLE_APIS_URL', google.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = newFolder();
  const questions: string[] = [];
  const run = async ({ isCheck, stepsIn, ...others }: Run = {}) => {
    const setup: Setup = {
      google: googleOf(PROJECT, 1, 5),
      siteUrl: 'https://www.firm.example',
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(question.startsWith('Email') ? OWNER : 'nam5');
      },
      confirm: (question) => Promise.resolve(void questions.push(question)),
      firebase: fakeFirebase(google),
      connect: () => Promise.resolve(administrators),
      ...others,
    };
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text) => {
      lines.push(...String(text).split('\n'));
    });
    const steps = stepsIn?.(setup) ?? stepsOf(setup, folder);
    const code = await performSteps(setup, { isCheck, steps, pauseMs: 1 });
    log.mockRestore();
    const table = lines.filter((line) => /^(done|set|TO DO|unknown) /.test(line));
    const lineOf = (label: string) => table.find((line) => line.includes(label)) ?? '';
    return { code, lines, table, lineOf };
  };
  const file = join(folder, '.env.production.local');
  const settings = () => readFileSync(file, 'utf8');
  return { ...google, run, questions, file, settings };
}

/** The settings file of the project. */
export const SETTINGS = `VITE_FIREBASE_PROJECT_ID=${PROJECT}
VITE_FIREBASE_API_KEY=AIza-key
VITE_FIREBASE_AUTH_DOMAIN=${PROJECT}.firebaseapp.com
`;
