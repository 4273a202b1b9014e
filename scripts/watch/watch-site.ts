import type { Firestore } from 'firebase-admin/firestore';
import type * as EntryWatch from '../../src/entry-watch';
import { googleReader } from '../admin/google-api';
import { DEPLOYMENT_CHECKS, resultOf } from '../admin/project-checks';
import { loadEntry } from '../build/load-entry';
import { checkForm } from './check-form';
import { checkPages, type Problem } from './check-pages';

interface Options {
  /** URL of the site, without a trailing slash. */
  origin: string;
  settings: Record<string, string | undefined>;
  /** A real project, whose deployed rules and indexes are compared with the files. */
  projectId?: string | undefined;
  retryMs?: number;
}

/** Checks the site, and prints a line for each problem. Throws database errors. @returns the exit code */
export async function watchSite(
  db: Firestore,
  { origin, settings, projectId, retryMs }: Options,
): Promise<number> {
  const parts = [
    () => checkPages(origin, settings, retryMs),
    () => (projectId ? checkDeployment(projectId) : []),
    () => tryAsVisitor(db, settings),
  ];
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

async function checkDeployment(projectId: string): Promise<Problem[]> {
  const read = googleReader(projectId);
  const problems = DEPLOYMENT_CHECKS.map(async (check) => {
    const { state, text } = await resultOf(check, read, projectId);
    if (state === 'pass') return [];
    const unknown = state === 'unknown' ? ' couldn’t be compared.' : '';
    return { text: `${check.label}:${unknown}`, remedy: text };
  });
  return (await Promise.all(problems)).flat();
}

async function tryAsVisitor(db: Firestore, settings: Options['settings']): Promise<Problem[]> {
  // The built module reads its settings from the environment.
  Object.assign(process.env, settings);
  const { readInquiries, readServices, sendInquiry } =
    await loadEntry<typeof EntryWatch>('src/entry-watch.ts');
  const noServices = await readServices();
  if (noServices && settings['VITE_APP_CHECK_SITE_KEY'] && !process.env['APP_CHECK_DEBUG_TOKEN']) {
    return [
      {
        text: 'The rules and the contact form weren’t checked: App Check is enforced, and scripts need a debug token.',
        remedy:
          'Add one in the Firebase console, under App Check → Apps → Manage debug tokens, and put it in APP_CHECK_DEBUG_TOKEN.',
      },
    ];
  }
  const remedy = 'Deploy the rules of this version with “npm run deploy”.';
  return [
    ...(noServices ? [{ text: `Visitors can’t read the services. ${noServices}`, remedy }] : []),
    ...(await readInquiries()).map((text) => ({ text, remedy })),
    ...(await checkForm(db, sendInquiry)),
  ];
}
