import type { StaticPages } from '@/domain/static-pages';
import type { Check } from './check';
import { fail, pass, unknown, type Finding } from './finding';
import { headerProblems } from './header-problems';
import { inWords } from './in-words';

const TIMEOUT_MS = 8_000;

function judgePages({ upToDate, older, notPrerendered, failed }: StaticPages): Finding {
  if (older.length > 0) {
    return fail(
      `Search engines see an older version of ${inWords(older)}.`,
      'Build and deploy again with “npm run deploy”. /admin/seo shows the differences.',
    );
  }
  const [first] = failed;
  if (first) return unknown(`${first.label} couldn’t be read. ${first.why}`);
  if (notPrerendered.length > 0) {
    return unknown(
      `${inWords(notPrerendered)} ${notPrerendered.length > 1 ? 'aren’t' : 'isn’t'} prerendered here. Pages are on the deployed site and in “npm run preview”.`,
    );
  }
  return pass(`Search engines see all ${upToDate.length} pages as they are stored.`);
}

async function checkHeaders(signal: AbortSignal): Promise<Finding> {
  if (import.meta.env.DEV) return unknown('The development server sends no headers.');
  const problems: string[] = [];
  for (const [path, expected] of Object.entries(SHIPPED_HEADERS)) {
    const { headers } = await fetch(path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    problems.push(...headerProblems(path, expected, headers));
  }
  if (problems.length > 0) {
    return fail(
      `${problems.join('. ')}.`,
      'Deploy with “npm run deploy” only, which sends the headers of firebase.json. A server in between may remove some.',
    );
  }
  return pass('The content security policy, HSTS, and the other headers are sent as shipped.');
}

/** App Check of this build. Whether Firebase enforces it can't be seen from a browser that it serves. */
function checkAppCheck(): Finding {
  if (import.meta.env.VITE_FIRESTORE_EMULATOR_HOST) {
    return unknown('The emulators have no App Check.');
  }
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    return pass('It is on. Whether Firebase enforces it is shown by “npm run admin -- check”.');
  }
  return {
    verdict: 'note',
    text: 'It is off, so that programs can send inquiries and read public lists as fast as they like. docs/security.md says what that can cost, and how to switch it on.',
  };
}

/** How the site is served. */
export const DELIVERY_CHECKS: Check[] = [
  {
    group: 'Delivery',
    title: 'Static pages are up to date',
    run: async ({ signal, readStaticPages }) => judgePages(await readStaticPages(signal)),
  },
  {
    group: 'Delivery',
    title: 'Headers are as shipped',
    run: ({ signal }) => checkHeaders(signal),
  },
  { group: 'Delivery', title: 'App Check', run: () => Promise.resolve(checkAppCheck()) },
];
