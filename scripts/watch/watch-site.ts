import type { Firestore, Query } from 'firebase-admin/firestore';
import { randomId } from '../../src/domain/random-id';
import type * as EntryWatch from '../../src/entry-watch';
import { loadEntry } from '../build/load-entry';
import { checkForm } from './check-form';
import { checkPages, type Problem } from './check-pages';
import { TEST_INQUIRY } from './test-inquiry';

interface Options {
  /** URL of the site, without a trailing slash. */
  origin: string;
  settings: Record<string, string | undefined>;
  retryMs?: number;
}

/** Checks the site as a visitor, and prints a line for each problem. Throws database errors. @returns the exit code */
export async function watchSite(
  db: Firestore,
  { origin, settings, retryMs }: Options,
): Promise<number> {
  const parts = [() => checkPages(origin, settings, retryMs), () => tryAsVisitor(db, settings)];
  let code = 0;
  for (const check of parts) {
    for (const { text, remedy } of await check()) {
      console.log(`✗ ${text} ${remedy}`);
      code = 1;
    }
  }
  if (code === 0) {
    console.log(
      `${origin} passes: the pages are as deployed, the rules are enforced, and the contact form works.`,
    );
  }
  return code;
}

async function tryAsVisitor(db: Firestore, settings: Options['settings']): Promise<Problem[]> {
  // The built module reads its settings from the environment.
  Object.assign(process.env, settings);
  const { checkAsVisitor, sendInquiry } = await loadEntry<typeof EntryWatch>('src/entry-watch.ts');
  const { results, canReadPublicContent } = await checkAsVisitor(await readTargets(db));
  if (
    !canReadPublicContent &&
    settings['VITE_APP_CHECK_SITE_KEY'] &&
    !process.env['APP_CHECK_DEBUG_TOKEN']
  ) {
    return [
      {
        text: 'The rules and the contact form weren’t checked: App Check is enforced, and scripts need a debug token.',
        remedy:
          'Add one in the Firebase console, under App Check → Apps → Manage debug tokens, and put it in APP_CHECK_DEBUG_TOKEN.',
      },
    ];
  }
  const failed = results.filter(({ verdict }) => verdict === 'fail' || verdict === 'unknown');
  return [
    ...failed.map(({ title, text, remedy = '' }) => ({ text: `${title}: ${text}`, remedy })),
    ...(await checkForm(db, sendInquiry)),
  ];
}

/** Picks a document of each kind, like src/data/check-targets.ts. */
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
