import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { FALLBACK_SERVICES } from '../src/domain/fallback-services';
import { DEMO_ACCOUNTS } from './demo';
import { Failure } from './processes';
import { sampleCareers } from './sample-careers';
import { sampleContacts } from './sample-contacts';
import { sampleSeoSettings } from './sample-seo-settings';

const MINUTES_PER_DAY = 24 * 60;

/**
 * Writes the demo accounts and the sample data into the emulators named by FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST. Run again, it puts its own documents back and leaves all others alone.
 * Throws a Failure for a project that isn't a demo project or where no emulator is named.
 */
export async function seed(projectId: string): Promise<void> {
  requireEmulators(projectId);
  const app = initializeApp({ projectId }, `seed-${crypto.randomUUID()}`);
  const db = getFirestore(app);
  try {
    await Promise.all([seedAccounts(getAuth(app)), seedDocuments(db)]);
  } finally {
    await db.terminate();
    await deleteApp(app);
  }
}

/** Deletes every document and every account in the emulators. Throws as `seed` does. */
export async function clear(projectId: string): Promise<void> {
  const { firestore, auth } = requireEmulators(projectId);
  await Promise.all([
    erase(`http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    erase(`http://${auth}/emulator/v1/projects/${projectId}/accounts`),
  ]);
}

function requireEmulators(projectId: string): { firestore: string; auth: string } {
  if (!projectId.startsWith('demo-')) {
    throw new Failure(
      `Sample data is written and deleted only in a project whose id begins with "demo-", and this is "${projectId}".`,
    );
  }
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'];
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!firestore || !auth) {
    throw new Failure(
      'Sample data is written and deleted only in emulators: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  // The Google libraries would look for a cloud machine's identity, which emulators don't ask for, and
  // wait for an answer where there is no such machine.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return { firestore, auth };
}

async function erase(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`DELETE ${url} was answered with ${response.status}`);
}

async function seedAccounts(auth: Auth): Promise<void> {
  await Promise.all(
    Object.values(DEMO_ACCOUNTS).map(async ({ uid, ...account }) => {
      try {
        await auth.createUser({ uid, ...account });
      } catch (error) {
        if ((error as { code?: string }).code !== 'auth/uid-already-exists') throw error;
        await auth.updateUser(uid, account);
      }
    }),
  );
}

async function seedDocuments(db: Firestore): Promise<void> {
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * MINUTES_PER_DAY * 60_000);
  const batch = db.batch();

  const { uid, email } = DEMO_ACCOUNTS.administrator;
  batch.set(db.doc(`admins/${uid}`), { email, grantedAt: daysAgo(90) });
  for (const { id, ...service } of FALLBACK_SERVICES) {
    batch.set(db.doc(`services/${id}`), {
      ...service,
      createdAt: daysAgo(90),
      updatedAt: daysAgo(90),
    });
  }
  for (const { id, age, ...career } of sampleCareers) {
    batch.set(db.doc(`careers/${id}`), {
      ...career,
      createdAt: daysAgo(age),
      updatedAt: daysAgo(age),
    });
  }
  for (const { id, age, ...contact } of sampleContacts) {
    batch.set(db.doc(`contacts/${id}`), {
      ...contact,
      createdAt: daysAgo(age),
      updatedAt: daysAgo(age),
    });
  }
  for (const setting of sampleSeoSettings) {
    batch.set(db.doc(`seoSettings/${setting.page}`), { ...setting, updatedAt: daysAgo(20) });
  }
  await batch.commit();
}
