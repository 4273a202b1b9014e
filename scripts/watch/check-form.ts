import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { parse } from 'valibot';
import { inquiries, type ContactInput } from '../../src/collections/inquiries';
import { inputSchema } from '../../src/collections/schemas';
import { FIRM } from '../../src/content/firm';
import { randomId } from '../../src/domain/random-id';
import type { Problem } from './check-pages';

const TEST_INQUIRY: ContactInput = parse(inputSchema(inquiries), {
  firstName: 'Site',
  lastName: 'Check',
  email: `site-check@${FIRM.email.split('@').at(-1)}`,
  company: FIRM.name,
  service: 'consulting',
  message: 'This is a test inquiry from “npm run watch”, which will delete it automatically.',
});

/** Has the ID of the test inquiry while that may exist. Clients can't access the document. */
const STATE = 'watch/site';

const REMEDY =
  'Try the form yourself. If it fails again, deploy the site and its rules with “npm run deploy”; ' +
  'if it works, see https://status.firebase.google.com.';

/**
 * Sends a test inquiry using the contact form's code and checks the saved document. Deletes that document, and the test
 * inquiry that an interrupted run left.
 */
export async function checkForm(
  db: Firestore,
  sendInquiry: (id: string, contact: ContactInput) => Promise<string>,
): Promise<Problem[]> {
  const state = db.doc(STATE);
  const left = (await state.get()).get('test') as string | undefined;
  if (left) await db.doc(`contacts/${left}`).delete();
  const document = db.doc(`contacts/${randomId()}`);
  await state.set({ test: document.id });
  try {
    const reason = await sendInquiry(document.id, TEST_INQUIRY);
    if (reason)
      return [{ text: `The contact form couldn’t send an inquiry. ${reason}`, remedy: REMEDY }];
    const stored = (await document.get()).data();
    if (!stored)
      return [{ text: 'The contact form sent an inquiry that wasn’t saved.', remedy: REMEDY }];
    const wrong = wrongFields(stored);
    if (wrong.length === 0) return [];
    const text = `The contact form saved wrong values in these fields: ${wrong.join(', ')}.`;
    return [{ text, remedy: REMEDY }];
  } finally {
    await document.delete();
    await state.delete();
  }
}

/** Names of the fields in which the saved test inquiry differs from what was sent. */
function wrongFields({ createdAt, updatedAt, ...others }: DocumentData): string[] {
  const expected: DocumentData = { ...TEST_INQUIRY, status: 'new' };
  const names = new Set([...Object.keys(expected), ...Object.keys(others)]);
  return [
    ...[...names].filter((name) => others[name] !== expected[name]),
    ...Object.entries({ createdAt, updatedAt }).flatMap(([name, date]) =>
      date instanceof Timestamp ? [] : name,
    ),
  ];
}
