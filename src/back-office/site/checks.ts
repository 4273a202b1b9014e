import {
  compareDocuments,
  readPublishedSite,
  type ComparedDocument,
} from '@/back-office/documents/published-documents';
import { COLLECTIONS, SUBJECTS } from '@/collections/collections';
import { malformedFields } from '@/collections/malformed-fields';
import { documentTitle } from '@/content/document-title';
import { failureReason } from '@/content/failures';
import { SEO_PAGES } from '@/content/pages';
import type { Heartbeat } from '@/data/heartbeat';
import type { SavedContent, SavedDocument } from '@/data/saved-content';
import { heartbeatData, savedContentData } from '@/data/lazy-back-office-data';
import { UncheckedError } from '@/domain/errors';
import { plural } from '@/lib/plural';
import { verbFor } from '@/lib/verb-for';
import { scheduleWords } from './schedule-line';
import { pathToDocument } from '@/back-office/documents/path-to-document';

export type CheckState = 'fail' | 'unknown' | 'pass';

interface Place {
  label: string;
  problem: string;
  to: string;
}

interface Result {
  state: CheckState;
  text: string;
  places?: Place[];
}

export type CheckResult = Result & { title: string; fix: string };

const pass = (text: string): Result => ({ state: 'pass', text });
const fail = (text: string, places: Place[] = []): Result => ({ state: 'fail', text, places });

/** Runs the site check, which changes nothing. Never throws: if something can't be checked, its result says why. */
export async function runChecks(): Promise<CheckResult[]> {
  const content = savedContentData.readSavedContent();
  const run = async (title: string, result: Promise<Result>, fix: string) => {
    const unknown = (error: unknown): Result => {
      const text = error instanceof UncheckedError ? error.message : failureReason(error);
      return { state: 'unknown', text };
    };
    return { title, fix, ...(await result.catch(unknown)) };
  };
  const results = await Promise.all([
    run(
      'The schedule runs',
      heartbeatData.getHeartbeat().then((heartbeat) => checkSchedule(heartbeat, new Date())),
      'On GitHub’s Actions tab, look for failed and disabled workflows. If runs are often late, set up a second trigger (docs/operations.md).',
    ),
    run(
      'Services are saved',
      content.then(checkServices),
      'Reload this page: the built-in services are saved when an administrator opens the site.',
    ),
    run(
      `Every ${inWords(DATED_NOUNS)} is listed`,
      content.then(checkDates),
      'In the Firebase console, under Firestore Database, add a createdAt timestamp to each document that has none, or delete it.',
    ),
    run(
      'Saved documents are well formed',
      content.then(checkFields),
      'Open each document and save it again, or correct it in the Firebase console, under Firestore Database.',
    ),
    run(
      'Static pages are live',
      readPublishedSite()
        .then((site) => site && compareDocuments(site.documents))
        .then(checkPages),
      'Wait for the next publication. If a document keeps waiting, the log of the publication says why it has no page.',
    ),
  ]);
  // The result of a schedule that was never set up has no text, and isn't shown.
  return results.filter(({ text }) => text);
}

const DATED_NOUNS = SUBJECTS.flatMap((name) => {
  const { isListedByDate, noun } = COLLECTIONS[name];
  return isListedByDate ? [noun] : [];
});

const inWords = (list: readonly string[]) => new Intl.ListFormat('en-US').format(list);

export function checkPages(documents: ComparedDocument[] | null): Result {
  if (!documents)
    throw new UncheckedError(
      'The site’s build.json couldn’t be read. Check the deployed site or run “npm run preview”.',
    );
  const waiting = documents.filter(({ isLive }) => !isLive);
  const live = documents.length - waiting.length;
  const text = `${live} of ${plural(documents.length, 'document')} ${verbFor(live, documents.length, 'is', 'are')} live.`;
  if (waiting.length === 0) return pass(text);
  return fail(
    `${text} The others are waiting for publication.`,
    waiting.map(({ collection, id, fields }) => ({
      label: `${COLLECTIONS[collection].plural}: ${documentTitle(collection, { ...fields }) || id}`,
      problem: fields ? 'waiting' : 'inactive or deleted; waiting to be removed',
      to: pathToDocument(collection, id, { page: id }),
    })),
  );
}

function checkSchedule(heartbeat: Heartbeat, now: Date): Result {
  const runs = scheduleWords(heartbeat, now);
  const late = runs.filter(({ isLate }) => isLate);
  const words = (late.length > 0 ? late : runs).map(({ text }) => text).join(' ');
  return late.length > 0 ? fail(words) : pass(words);
}

function checkServices({ documents }: SavedContent): Result {
  return documents.some(({ collection }) => collection === 'services')
    ? pass('Visitors see the saved services.')
    : fail('No services are saved. Visitors see the seven built-in services.');
}

function checkDates({ undated }: SavedContent): Result {
  if (undated === 0) return pass(`Every ${inWords(DATED_NOUNS)} has a createdAt date.`);
  const documents = plural(undated, 'document has', 'documents have');
  return fail(`${documents} no createdAt, so no list shows ${undated === 1 ? 'it' : 'them'}.`);
}

function checkFields({ documents, total }: SavedContent): Result {
  const checked = documents.length;
  const extent = `Checked: ${checked.toLocaleString('en-US')} of ${plural(total, 'document')}.`;
  const places = documents.flatMap(toPlaces);
  if (places.length === 0) return pass(`Saved documents match the database rules. ${extent}`);
  const wrong = plural(places.length, 'document doesn’t', 'documents don’t');
  return fail(
    `${wrong} match the database rules, so pages may omit the invalid fields. ${extent}`,
    places,
  );
}

function toPlaces({ collection, id, fields }: SavedDocument): Place[] {
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
