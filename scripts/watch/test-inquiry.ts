import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';
import type { ContactInput } from '../../src/domain/contact-schema';

/** What the test of the contact form sends; people see it only if the test was stopped. */
export const TEST_INQUIRY: ContactInput = {
  firstName: 'Site',
  lastName: 'Check',
  email: `site-check@${FIRM.email.split('@').at(-1)}`,
  company: FIRM.name,
  service: 'consulting',
  message: 'A test of the contact form by “npm run watch”, which deletes it.',
};

/** A test takes seconds; an older one was stopped. */
const TEST_MS = 60_000;

/** Deletes what tests that were stopped have left. @returns createdAt of those that may be under way */
export async function clearTestInquiries(db: Firestore, now: Date): Promise<Date[]> {
  const sent = db.collection('contacts').where('email', '==', TEST_INQUIRY.email);
  const { docs } = await sent.select('message', 'createdAt').get();
  const underWay: Date[] = [];
  for (const document of docs) {
    const { message, createdAt } = document.data() as { message: string; createdAt: Timestamp };
    if (message !== TEST_INQUIRY.message) continue;
    if (createdAt.toMillis() < now.getTime() - TEST_MS) await document.ref.delete();
    else underWay.push(createdAt.toDate());
  }
  return underWay;
}

/** The fields of a stored test inquiry that are not as the contact form stores them. */
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
