import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';
import type { ContactInput } from '../../src/domain/contact-schema';

/** The inquiry that the contact form test sends. People see it only if the test is interrupted. */
export const TEST_INQUIRY: ContactInput = {
  firstName: 'Site',
  lastName: 'Check',
  email: `site-check@${FIRM.email.split('@').at(-1)}`,
  company: FIRM.name,
  service: 'consulting',
  message: 'This is a test inquiry from “npm run watch”, which will delete it automatically.',
};

/** Age at which a test inquiry counts as left over; a test takes seconds. */
const TEST_MS = 60_000;

/** Deletes test inquiries left by interrupted runs. @returns createdAt of those that a running test may still use */
export async function clearTestInquiries(db: Firestore, now: Date): Promise<Date[]> {
  const sent = db.collection('contacts').where('email', '==', TEST_INQUIRY.email);
  const { docs } = await sent.select('message', 'createdAt').get();
  const inProgress: Date[] = [];
  for (const document of docs) {
    const { message, createdAt } = document.data() as { message: string; createdAt: Timestamp };
    if (message !== TEST_INQUIRY.message) continue;
    if (createdAt.toMillis() < now.getTime() - TEST_MS) await document.ref.delete();
    else inProgress.push(createdAt.toDate());
  }
  return inProgress;
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
