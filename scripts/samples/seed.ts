import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { BUILT_IN_SERVICES } from '../../src/collections/built-in-services';
import { firmDay } from '../../src/content/firm-day';
import { DEMO_ACCOUNTS } from '../emulators/demo-project';
import { Failure } from '../tools/failure';
import careers from './careers.json' with { type: 'json' };
import contacts from './contacts.json' with { type: 'json' };
import seoSettings from './seo-settings.json' with { type: 'json' };
import stories from './stories.json' with { type: 'json' };

export type DemoAccount = (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];

/** Age in days of sample documents whose JSON has no `age`. */
const SERVICE_AGE = 90;
const SEO_SETTING_AGE = 20;

interface SampleCareer {
  id: string;
  age: number;
  /** Days until the closing date. */
  closesIn?: number;
}

interface SampleContact {
  id: string;
  age: number;
  /** Minutes until the reply. */
  repliedAfter?: number;
}

/** HTTP status if a transaction, such as one from a closed page, still holds a lock. */
const LOCKED = 409;
const MAX_ATTEMPTS = 10;

/**
 * Writes the demo accounts and the sample data into the emulators named in the environment; keeps all other documents.
 * Throws a Failure if none are named or the project isn't a demo project.
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

/** Deletes every document and account in the emulators. Throws like `seed`. */
export async function clear(projectId: string): Promise<void> {
  const { firestore, auth } = requireEmulators(projectId);
  const project = `emulator/v1/projects/${projectId}`;
  const documents = `http://${firestore}/${project}/databases/(default)/documents`;
  // A page that has just been closed may still be writing. The first deletion includes `admins`, so the rules refuse any
  // further write by an administrator; the last one removes what they had already allowed.
  const urls = [documents, `http://${auth}/${project}/accounts`, documents];
  for (const url of urls) {
    for (let attempt = 1; ; attempt += 1) {
      const headers = { Authorization: 'Bearer owner' };
      const { ok, status } = await fetch(url, { method: 'DELETE', headers });
      if (ok) break;
      if (status !== LOCKED || attempt === MAX_ATTEMPTS)
        throw new Error(`DELETE ${url}: status ${status}`);
    }
  }
}

function requireEmulators(projectId: string): { firestore: string; auth: string } {
  if (!projectId.startsWith('demo-')) {
    throw new Failure(
      `Sample data is only for demo projects. "${projectId}" doesn't start with "demo-".`,
    );
  }
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  if (!firestore || !auth) {
    throw new Failure(
      'Sample data is only for emulators. Set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  // Keeps Google's client libraries from waiting for the metadata server of a Google Cloud VM.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return { firestore, auth };
}

async function seedAccounts(auth: Auth): Promise<void> {
  const accounts = Object.values(DEMO_ACCOUNTS);
  await auth.deleteUsers(accounts.map(({ uid }) => uid));
  await Promise.all(accounts.map((account) => createDemoAccount(auth, account)));
}

/**
 * Creates a demo account with a verified email address; the administrator's has the custom claim `admin`. The document
 * in `admins`, which access also requires, is written with the sample data (design 5).
 */
export async function createDemoAccount(auth: Auth, account: DemoAccount): Promise<void> {
  await auth.createUser({ ...account, emailVerified: true });
  if (account.uid === DEMO_ACCOUNTS.administrator.uid) {
    await auth.setCustomUserClaims(account.uid, { admin: true });
  }
}

async function seedDocuments(db: Firestore): Promise<void> {
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);
  const batch = db.batch();
  const write = (path: string, age: number, fields: object) => {
    batch.set(db.doc(path), { createdAt: daysAgo(age), updatedAt: daysAgo(age), ...fields });
  };
  /** Constant for a whole day, so that static pages built with these dates stay up to date. */
  const noon = (age: number) => {
    const date = new Date(daysAgo(age).setUTCHours(12, 0, 0, 0));
    return { createdAt: date, updatedAt: date };
  };
  const { uid, email } = DEMO_ACCOUNTS.administrator;
  batch.set(db.doc(`admins/${uid}`), { email, grantedAt: daysAgo(SERVICE_AGE) });
  for (const [index, { id, ...service }] of BUILT_IN_SERVICES.entries()) {
    const fields = { ...service, position: index + 1, ...noon(SERVICE_AGE) };
    write(`services/${id}`, SERVICE_AGE, fields);
  }
  for (const { id, age, closesIn, ...career } of careers as SampleCareer[]) {
    const closing = closesIn === undefined ? {} : { closesOn: firmDay(daysAgo(-closesIn)) };
    write(`careers/${id}`, age, { ...career, ...closing, ...noon(age) });
  }
  for (const { age, ...story } of stories)
    write(`stories/${story.slug}`, age, { ...story, ...noon(age) });
  for (const { id, age, repliedAfter: minutes, ...contact } of contacts as SampleContact[]) {
    const contactedAt = new Date(daysAgo(age).getTime() + (minutes ?? 0) * 60_000);
    const dates = minutes === undefined ? {} : { contactedAt, updatedAt: contactedAt };
    write(`contacts/${id}`, age, { ...contact, ...dates });
  }
  for (const setting of seoSettings) {
    const updatedAt = daysAgo(SEO_SETTING_AGE);
    batch.set(db.doc(`seoSettings/${setting.page}`), { ...setting, updatedAt });
  }
  await batch.commit();
}
