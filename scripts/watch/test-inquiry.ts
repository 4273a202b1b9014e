import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { parse } from 'valibot';
import { inquiries, type ContactInput } from '../../src/collections/inquiries';
import { inputSchema } from '../../src/collections/schemas';
import { FIRM } from '../../src/content/firm';
import { plural } from '../../src/lib/plural';

/** The inquiry that the contact form test sends. People see it only if the test is interrupted. */
export const TEST_INQUIRY: ContactInput = parse(inputSchema(inquiries), {
  firstName: 'Site',
  lastName: 'Check',
  email: `site-check@${FIRM.email.split('@').at(-1)}`,
  company: FIRM.name,
  service: 'consulting',
  message: 'This is a test inquiry from “npm run watch”, which will delete it automatically.',
});

/** Age at which a test inquiry counts as left over; a test takes seconds. */
const TEST_MS = 60_000;
/** Test inquiries to read and to delete in one run. Anyone can send more, because the text of the test is public. */
const MAX_TESTS = 20_000;
/** Maximum number of writes in a batch. */
const BATCH_SIZE = 500;

/** A stored inquiry with the text of the test. */
export interface StoredTest {
  document: DocumentReference;
  createdAt: Date;
  isWaiting: boolean;
}

/** Reads the stored test inquiries: those left by interrupted runs, those of a running test, and imitations. */
export async function findTestInquiries(db: Firestore, max = MAX_TESTS): Promise<StoredTest[]> {
  const { docs } = await storedTests(db).select('createdAt', 'status').limit(max).get();
  return docs.map((stored) => ({
    document: stored.ref,
    createdAt: (stored.get('createdAt') as Timestamp).toDate(),
    isWaiting: stored.get('status') === 'new',
  }));
}

/** Deletes these test inquiries, except those that a running test may still use, and prints how many remain. */
export async function deleteTestInquiries(
  db: Firestore,
  tests: StoredTest[],
  now: Date,
): Promise<void> {
  if (tests.length === 0) return;
  const old = tests.filter(({ createdAt }) => createdAt.getTime() < now.getTime() - TEST_MS);
  for (let start = 0; start < old.length; start += BATCH_SIZE) {
    const batch = db.batch();
    for (const { document } of old.slice(start, start + BATCH_SIZE)) batch.delete(document);
    await batch.commit();
  }
  if (old.length > 0)
    console.log(`Deleted ${plural(old.length, 'old test inquiry', 'old test inquiries')}.`);
  const remaining = (await storedTests(db).count().get()).data().count;
  const inProgress = tests.length - old.length;
  if (remaining > inProgress) {
    const rest = plural(remaining, 'test inquiry remains', 'test inquiries remain');
    const max = MAX_TESTS.toLocaleString('en-US');
    console.log(`${rest} and may be counted as new. The next run will delete up to ${max}.`);
  }
}

/** Without an order, so that no composite index is necessary. */
function storedTests(db: Firestore): Query {
  return db
    .collection('contacts')
    .where('email', '==', TEST_INQUIRY.email)
    .where('message', '==', TEST_INQUIRY.message);
}

/** Names of the fields of a saved test inquiry that have wrong values. */
export function wrongFields(stored: DocumentData): string[] {
  const { createdAt, updatedAt, ...others } = stored;
  const expected: DocumentData = { ...TEST_INQUIRY, status: 'new' };
  const names = new Set([...Object.keys(expected), ...Object.keys(others)]);
  return [
    ...[...names].filter((name) => others[name] !== expected[name]),
    ...Object.entries({ createdAt, updatedAt }).flatMap(([name, date]) =>
      date instanceof Timestamp ? [] : name,
    ),
  ];
}
