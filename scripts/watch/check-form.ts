import type { Firestore } from 'firebase-admin/firestore';
import { randomId } from '../../src/domain/random-id';
import type { Problem } from './check-pages';
import { deleteTestInquiries, findTestInquiries, TEST_INQUIRY, wrongFields } from './test-inquiry';

const REMEDY =
  'Try the form yourself. If it fails again, deploy the site and its rules with “npm run deploy”; ' +
  'if it works, see https://status.firebase.google.com.';

/**
 * Sends a test inquiry using the contact form's code and checks the saved document. Deletes that document, and test
 * inquiries that earlier runs left.
 */
export async function checkForm(
  db: Firestore,
  sendInquiry: (id: string, contact: typeof TEST_INQUIRY) => Promise<string>,
): Promise<Problem[]> {
  const document = db.doc(`contacts/${randomId()}`);
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
    await deleteTestInquiries(db, await findTestInquiries(db), new Date());
  }
}
