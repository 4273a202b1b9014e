import {
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { COLLECTIONS, type RecordedCollection } from '../../src/collections/collections';
import { malformedFields } from '../../src/collections/malformed-fields';
import { SEO_PAGES } from '../../src/content/pages';
import { plural } from '../../src/lib/plural';

const FIX =
  'Save each of them again in the back office, or correct it in the Firebase console, under Firestore Database. ' +
  'No list shows a career, a story, or an inquiry without createdAt.';

/**
 * Prints a line for each saved document that doesn't match the database rules, such as one without a date: its path, and
 * its missing, unknown, and invalid fields. Reads every document. Resolves to the exit code.
 */
export async function checkDocuments(db: Firestore): Promise<number> {
  let checked = 0;
  let malformed = 0;
  for (const collection of Object.keys(COLLECTIONS) as RecordedCollection[]) {
    const saved = db.collection(collection).stream() as AsyncIterable<QueryDocumentSnapshot>;
    for await (const document of saved) {
      checked += 1;
      const names = wrongFields(collection, document.data());
      if (names.length === 0) continue;
      malformed += 1;
      // An ID may contain line breaks.
      console.log(`FAIL     ${JSON.stringify(document.ref.path)}: ${names.join(', ')}`);
    }
  }
  const state = malformed > 0 ? 'FAIL' : 'pass';
  const matching = `${checked - malformed} of ${plural(checked, 'document')} match the database rules.`;
  console.log(`${state}     Documents: ${matching} ${malformed > 0 ? FIX : ''}`.trimEnd());
  return malformed > 0 ? 1 : 0;
}

function wrongFields(collection: RecordedCollection, data: DocumentData): string[] {
  const { deletedAt, ...fields } = Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
  const isInTrash = collection === 'deletedContacts';
  const isDeletedAtWrong = isInTrash ? !(deletedAt instanceof Date) : deletedAt !== undefined;
  const isUnknownPage =
    collection === 'seoSettings' && !SEO_PAGES.some(({ id }) => id === fields['page']);
  const names = malformedFields(collection, fields);
  if (isUnknownPage && !names.includes('page')) names.push('page');
  return isDeletedAtWrong ? [...names, 'deletedAt'] : names;
}
