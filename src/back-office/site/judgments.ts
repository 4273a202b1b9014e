import { COLLECTIONS } from '@/collections/collections';
import { malformedFields } from '@/collections/malformed-fields';
import { SEO_PAGES } from '@/content/pages';
import type { CheckedDocument, StoredContent } from '@/data/stored-content';
import { UncheckedError } from '@/domain/errors';
import type { StaticPages } from '@/domain/static-pages';
import { plural } from '@/lib/plural';
import { verbFor } from '@/lib/verb-for';
import { fail, inWords, pass, type Finding, type Place } from './check';
import { pathToDocument } from './path-to-document';

const TIMEOUT_MS = 8_000;

export function judgePages({ older, notPrerendered, failed }: StaticPages): Finding {
  if (older.length > 0) return fail(`Search engines see an older version of ${inWords(older)}.`);
  const [first] = failed;
  if (first) throw new UncheckedError(`${first.label} couldn’t be read. ${first.why}`);
  if (notPrerendered.length > 0)
    throw new UncheckedError(
      `Not prerendered here: ${inWords(notPrerendered)}. Check the deployed site or run “npm run preview”.`,
    );
  return pass('Search engines see the saved version of every page and position.');
}

export async function judgeHeaders(signal: AbortSignal): Promise<Finding> {
  if (import.meta.env.DEV)
    throw new UncheckedError(
      'The development server doesn’t send these headers. Check the deployed site.',
    );
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
        wrong.push(`${name} for ${path} ${sent === null ? 'is missing' : 'differs'}`);
    }
  }
  if (wrong.length > 0) return fail(`${wrong.join('. ')}.`);
  return pass('The content security policy and the other headers match the build.');
}

/** A browser with an App Check token can't find out whether Firebase enforces App Check. */
export function judgeAppCheck(): Finding {
  if (import.meta.env.VITE_FIRESTORE_EMULATOR_HOST)
    throw new UncheckedError('The emulators don’t support App Check. Check the deployed site.');
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY)
    return pass('App Check is on. “npm run admin -- check” shows whether Firebase enforces it.');
  const text = 'It’s off, so bots can send inquiries and read public lists without a rate limit.';
  return { verdict: 'note', text };
}

export function judgeServices({ documents }: StoredContent): Finding {
  return documents.some(({ collection }) => collection === 'services')
    ? pass('Visitors see the saved services.')
    : fail('No services are saved. Visitors see the seven built-in services.');
}

export function judgeDates({ undated }: StoredContent): Finding {
  if (undated === 0) return pass('Every inquiry and career has a createdAt date.');
  const documents = plural(undated, 'document has', 'documents have');
  return fail(`${documents} no createdAt, so no list shows ${undated === 1 ? 'it' : 'them'}.`);
}

/** @param ids IDs of erased inquiries whose notes are still in the history */
export function judgeNotes(ids: string[]): Finding {
  if (ids.length === 0) return pass('The history has no notes of erased inquiries.');
  const inquiries = plural(
    ids.length,
    'inquiry that no longer exists',
    'inquiries that no longer exist',
  );
  return fail(`The history still has the notes of ${inquiries}.`);
}

export function judgeFields({ documents, total }: StoredContent): Finding {
  const checked = documents.length;
  const verb = verbFor(checked, total, 'was', 'were');
  const extent = `${checked.toLocaleString('en-US')} of ${plural(total, 'document')} ${verb} checked.`;
  const places = documents.flatMap(toPlaces);
  if (places.length === 0) return pass(`Saved documents match the database rules. ${extent}`);
  const wrong = plural(places.length, 'document doesn’t', 'documents don’t');
  return fail(
    `${wrong} match the database rules, so pages may omit the invalid fields. ${extent}`,
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
      label: `${COLLECTIONS[collection].plural}: ${id}`,
      problem: inWords([...names]),
      to: pathToDocument(collection, id, fields),
    },
  ];
}
