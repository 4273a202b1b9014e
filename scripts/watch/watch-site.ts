import type { Firestore, Query } from 'firebase-admin/firestore';
import { randomId } from '../../src/domain/random-id';
import type * as EntryWatch from '../../src/entry-watch';
import { loadEntry } from '../build/load-entry';
import { checkForm } from './check-form';
import { checkPages, type Problem } from './check-pages';
import { TEST_INQUIRY } from './test-inquiry';

interface Options {
  /** Where visitors find the site, without a slash at the end. */
  origin: string;
  /** The VITE_ settings of the build. */
  settings: Record<string, string | undefined>;
  retryMs?: number;
}

/**
 * Tries the site as a stranger does, and prints a line for each thing that is wrong. Throws errors of the database.
 * @returns the exit code
 */
export async function watchSite(
  db: Firestore,
  { origin, settings, retryMs }: Options,
): Promise<number> {
  const parts = [() => checkPages(origin, settings, retryMs), () => tryAsVisitor(db, settings)];
  let code = 0;
  for (const check of parts) {
    for (const { what, remedy } of await check()) {
      console.log(`✗ ${what} ${remedy}`);
      code = 1;
    }
  }
  if (code === 0) {
    console.log(
      `${origin} serves its pages as deployed, the rules hold, and the contact form works.`,
    );
  }
  return code;
}

async function tryAsVisitor(db: Firestore, settings: Options['settings']): Promise<Problem[]> {
  // What is built reads them there.
  Object.assign(process.env, settings);
  const { checkAsVisitor, sendInquiry } = await loadEntry<typeof EntryWatch>('src/entry-watch.ts');
  const { results, isHeard } = await checkAsVisitor(await readTargets(db));
  if (!isHeard && settings['VITE_APP_CHECK_SITE_KEY'] && !process.env['APP_CHECK_DEBUG_TOKEN']) {
    return [
      {
        what: 'The rules and the contact form weren’t tried: App Check is enforced, and only a debug token lets a script through.',
        remedy:
          'Add one in the Firebase console, under App Check → Apps → Manage debug tokens, and set APP_CHECK_DEBUG_TOKEN.',
      },
    ];
  }
  const failed = results.filter(({ verdict }) => verdict === 'fail' || verdict === 'unknown');
  return [
    ...failed.map(({ title, text, remedy = '' }) => ({ what: `${title}: ${text}`, remedy })),
    ...(await checkForm(db, sendInquiry)),
  ];
}

/** As src/data/check-targets.ts: of what is stored, a document of each kind. */
async function readTargets(db: Firestore) {
  const idOf = async (query: Query) =>
    (await query.select().limit(1).get()).docs[0]?.id ?? randomId();
  const admin = (await db.collection('admins').limit(1).get()).docs[0];
  const collections = [
    'contacts',
    'deletedContacts',
    'careers',
    'services',
    'seoSettings',
    'changes',
  ] as const;
  const ids = await Promise.all(
    collections.map(async (name) => [name, await idOf(db.collection(name))]),
  );
  return {
    email: String(admin?.get('email') ?? TEST_INQUIRY.email),
    inactiveCareer: await idOf(db.collection('careers').where('isActive', '==', false)),
    ids: {
      ...(Object.fromEntries(ids) as Record<(typeof collections)[number], string>),
      admins: admin?.id ?? randomId(),
    },
  };
}
