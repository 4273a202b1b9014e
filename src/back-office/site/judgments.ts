import { SEO_PAGES } from '@/content/pages';
import type { CheckedDocument, StoredContent } from '@/data/stored-content';
import { UncheckedError } from '@/domain/errors';
import { malformedFields } from '@/domain/malformed-fields';
import type { StaticPages } from '@/domain/static-pages';
import { plural } from '@/lib/plural';
import { fail, inWords, pass, type Finding, type Place } from './check';
import { pathToDocument, SUBJECT_NAMES } from './subjects';

const TIMEOUT_MS = 8_000;

export function judgePages({ older, notPrerendered, failed }: StaticPages): Finding {
  if (older.length > 0) return fail(`Search engines see an older version of ${inWords(older)}.`);
  const [first] = failed;
  if (first) throw new UncheckedError(`${first.label} couldn’t be read. ${first.why}`);
  if (notPrerendered.length > 0)
    throw new UncheckedError(
      `Only the deployed site and “npm run preview” have prerendered pages. Missing: ${inWords(notPrerendered)}.`,
    );
  return pass('Search engines see pages and positions as they are saved.');
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

export function judgeServices({ documents }: StoredContent): Finding {
  return documents.some(({ collection }) => collection === 'services')
    ? pass('Visitors see the saved services.')
    : fail('No service is saved. Visitors see the seven built-in ones.');
}

export function judgeDates({ undated }: StoredContent): Finding {
  if (undated === 0) return pass('Every inquiry and every career has a createdAt.');
  const documents = plural(undated, 'document has', 'documents have');
  return fail(`${documents} no createdAt, so no list shows ${undated === 1 ? 'it' : 'them'}.`);
}

export function judgeFields({ documents, total }: StoredContent): Finding {
  const extent = `${documents.length} of ${plural(total, 'document')} were read.`;
  const places = documents.flatMap(toPlaces);
  if (places.length === 0) return pass(`Saved documents match the database rules. ${extent}`);
  const wrong = plural(places.length, 'document doesn’t', 'documents don’t');
  return fail(
    `${wrong} match the database rules, so pages may leave out what is wrong. ${extent}`,
    places,
  );
}

function toPlaces({ collection, id, fields }: CheckedDocument): Place[] {
  const names = new Set(malformedFields(collection, fields));
  const isKnownPage = SEO_PAGES.some((page) => page.id === fields['page']);
  if (collection === 'seoSettings' && !isKnownPage) names.add('page');
  if (names.size === 0) return [];
  return [
    {
      label: `${SUBJECT_NAMES[collection]}: ${id}`,
      problem: inWords([...names]),
      to: pathToDocument(collection, id, fields),
    },
  ];
}
