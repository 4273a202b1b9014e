import { doc, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { withoutDates } from '@/domain/change';
import { DOCUMENT_SCHEMAS } from '@/domain/document-schemas';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { firestore } from './firestore';
import { keptCreatedAt, transact, versionOf } from './transactions';

/**
 * Shows or hides a career and leaves every other field as it is stored, which `updateCareer` would clean. Returns the
 * id of the recorded change, or null if the career is stored like that already. Throws ConflictError if the stored
 * `version` is another or the career is gone, and InvalidDocumentError if firestore.rules would refuse its other fields.
 */
export async function switchCareer(
  id: string,
  isActive: boolean,
  version: string,
): Promise<string | null> {
  return transact(async ({ get, replace }) => {
    const stored = await get(doc(firestore(), 'careers', id));
    if (!stored.exists()) throw new ConflictError();
    if (stored.get('isActive') === isActive) return null;
    if (versionOf(stored) !== version) throw new ConflictError();
    const changed: DocumentData = { ...stored.data(), isActive };
    if (!v.is(DOCUMENT_SCHEMAS.careers, withoutDates(changed))) throw new InvalidDocumentError();
    const dates = { createdAt: keptCreatedAt(changed['createdAt']), updatedAt: serverTimestamp() };
    return replace(stored, { ...changed, ...dates });
  });
}
