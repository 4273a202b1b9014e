import type { Firestore } from 'firebase-admin/firestore';
import { randomId } from '../../src/domain/random-id';
import type { Problem } from './check-pages';
import { clearTestInquiries, TEST_INQUIRY, wrongFields } from './test-inquiry';

const REMEDY =
  'Try the form yourself. If it fails too, deploy the site with its rules by “npm run deploy”; ' +
  'otherwise see https://status.firebase.google.com.';

/**
 * Sends an inquiry by the code of the contact form, looks for it in the database, and deletes it. Throws errors of the
 * database that are none of the form.
 * @param sendInquiry src/entry-watch.ts
 */
export async function checkForm(
  db: Firestore,
  sendInquiry: (id: string, contact: typeof TEST_INQUIRY) => Promise<string>,
): Promise<Problem[]> {
  await clearTestInquiries(db, new Date());
  const document = db.doc(`contacts/${randomId()}`);
  try {
    const reason = await sendInquiry(document.id, TEST_INQUIRY);
    if (reason) return [{ what: `The contact form can’t send. ${reason}`, remedy: REMEDY }];
    const stored = (await document.get()).data();
    if (!stored) return [{ what: 'What the contact form sends isn’t stored.', remedy: REMEDY }];
    const wrong = wrongFields(stored);
    if (wrong.length === 0) return [];
    const what = `The contact form stores other values than were entered: ${wrong.join(', ')}.`;
    return [{ what, remedy: REMEDY }];
  } finally {
    await document.delete();
  }
}
