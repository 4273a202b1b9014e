import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { parse } from 'valibot';
import { inquiries, type ContactInput } from '../../src/collections/inquiries';
import { inputSchema } from '../../src/collections/schemas';
import { FIRM } from '../../src/content/firm';
import { randomId } from '../../src/domain/random-id';

export interface Problem {
  text: string;
  remedy: string;
}

const TEST_INQUIRY: ContactInput = parse(inputSchema(inquiries), {
  firstName: 'Site',
  lastName: 'Check',
  email: `site-check@${FIRM.email.split('@').at(-1)}`,
  company: FIRM.name,
  service: 'consulting',
  message: 'This is a test inquiry from “npm run watch”, which will delete it automatically.',
});

/** Older test inquiries were left by a run that was interrupted, because watch.yml ends each run after 10 minutes. */
const LEFT_MS = 15 * 60_000;

const REMEDY =
  'Try the form yourself. If it fails again, deploy the site and its rules with “npm run deploy”; ' +
  'if it works, see https://status.firebase.google.com.';

/**
 * Sends a test inquiry with the contact form's code, compares the saved document, and deletes it. Also deletes a test
 * inquiry that an interrupted run left.
 */
export async function checkForm(
  db: Firestore,
  sendInquiry: (id: string, contact: ContactInput) => Promise<string>,
): Promise<Problem[]> {
  const { email, message } = TEST_INQUIRY;
  const tests = db
    .collection('contacts')
    .where('email', '==', email)
    .where('message', '==', message);
  for (const left of (await tests.get()).docs) {
    const createdAt = left.get('createdAt') as Timestamp;
    if (left.readTime.toMillis() - createdAt.toMillis() > LEFT_MS) await left.ref.delete();
  }
  const document = db.doc(`contacts/${randomId()}`);
  try {
    const reason = await sendInquiry(document.id, TEST_INQUIRY);
    const text = reason
      ? `The contact form couldn’t send an inquiry. ${reason}`
      : faultOf((await document.get()).data());
    return text ? [{ text, remedy: REMEDY }] : [];
  } finally {
    await document.delete();
  }
}

/** How the saved test inquiry differs from what was sent; '' if it doesn't. */
function faultOf(stored: DocumentData | undefined): string {
  if (!stored) return 'The contact form sent an inquiry that wasn’t saved.';
  const { createdAt, updatedAt, ...fields } = stored;
  const expected: DocumentData = { ...TEST_INQUIRY, status: 'new' };
  const isDate = (date: unknown) => date instanceof Timestamp;
  const wrong = [
    ...Object.keys({ ...expected, ...fields }).filter((name) => fields[name] !== expected[name]),
    ...(isDate(createdAt) ? [] : ['createdAt']),
    ...(isDate(updatedAt) ? [] : ['updatedAt']),
  ];
  if (wrong.length === 0) return '';
  return `The contact form saved wrong values in these fields: ${wrong.join(', ')}.`;
}
