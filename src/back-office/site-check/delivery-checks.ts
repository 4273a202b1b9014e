import type { StaticPages } from '@/domain/static-pages';
import { UncheckedError } from '@/domain/errors';
import { fail, inWords, pass, type Finding } from './check';

const TIMEOUT_MS = 8_000;

export function judgePages({ upToDate, older, notPrerendered, failed }: StaticPages): Finding {
  if (older.length > 0) return fail(`Search engines see an older version of ${inWords(older)}.`);
  const [first] = failed;
  if (first) throw new UncheckedError(`${first.label} couldn’t be read. ${first.why}`);
  if (notPrerendered.length > 0)
    throw new UncheckedError(
      `Only the deployed site and “npm run preview” have prerendered pages. Missing: ${inWords(notPrerendered)}.`,
    );
  return pass(`Search engines see all ${upToDate.length} pages as they are saved.`);
}

export async function judgeHeaders(signal: AbortSignal): Promise<Finding> {
  if (import.meta.env.DEV) throw new UncheckedError('The development server sends no headers.');
  const wrong: string[] = [];
  for (const [path, expected] of Object.entries(SHIPPED_HEADERS)) {
    const { headers } = await fetch(path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    for (const [name, value] of Object.entries(expected)) {
      const sent = headers.get(name);
      if (sent !== value)
        wrong.push(`${name} of ${path} ${sent === null ? 'is missing' : 'differs'}`);
    }
  }
  if (wrong.length > 0) return fail(`${wrong.join('. ')}.`);
  return pass('The content security policy and the other headers are sent as shipped.');
}

/** Whether Firebase enforces App Check can't be seen from a browser that it serves. */
export function judgeAppCheck(): Finding {
  if (import.meta.env.VITE_FIRESTORE_EMULATOR_HOST)
    throw new UncheckedError('The emulators have no App Check.');
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY)
    return pass('App Check is on. “npm run admin -- check” shows whether Firebase enforces it.');
  const text = 'It’s off, so bots can send inquiries and read public lists as fast as they like.';
  return { verdict: 'note', text };
}
