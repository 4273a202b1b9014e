import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { COLLECTIONS } from '@/collections/collections';
import { documentSchema } from '@/collections/schemas';
import {
  haveSameFields,
  withoutDates,
  type RecordedCollection,
  type RecordedFields,
  type StoredVersion,
  type Written,
} from '@/domain/change';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { commit, ownRecord, type CommitKey } from './commit';
import { plainFields, versionOf } from './documents';
import { firestore } from './firestore';

export interface Place {
  collection: Exclude<RecordedCollection, 'contacts' | 'deletedContacts'>;
  id: string;
}

/**
 * Saves the fields that `change` returns; null deletes the document. Throws ConflictError if the saved document has
 * neither `version` ('' if it is new) nor these fields, and what `change` and `commit` throw.
 */
export async function saveDocument(
  key: CommitKey,
  { collection, id }: Place,
  version: string,
  change: (stored: DocumentData | undefined) => DocumentData | null,
): Promise<Written> {
  let unchanged: StoredVersion | null = null;
  const record = await commit(key, [doc(firestore(), collection, id)], async (stored) => {
    const now = stored.data();
    const changed = change(now);
    const fields = changed && datedFields(collection, changed, now);
    unchanged = isStored(fields, now) ? storedVersion(stored) : null;
    if (unchanged) return [];
    if (versionOf(stored) !== version && (await ownRecord(key, stored)) === null)
      throw new ConflictError(storedVersion(stored));
    return [{ stored, fields }];
  });
  if (unchanged) return { ...(unchanged as StoredVersion), record };
  // Reads the record, because someone else may have changed the document since.
  const written = await getDoc(doc(firestore(), 'changes', record ?? ''));
  const fields = plainFields(written)['after'] as RecordedFields | null;
  return { id, fields, version: fields ? versionOf(written, 'at') : '', record };
}

/** Changes some fields. Throws InvalidDocumentError if another field is invalid, or what saveDocument throws. */
export const updateDocument = (
  key: CommitKey,
  place: Place,
  version: string,
  changes: DocumentData,
): Promise<Written> =>
  saveDocument(key, place, version, (stored) => {
    if (!stored) throw new ConflictError({ id: place.id, fields: null, version: '' });
    const changed = { ...stored, ...changes };
    const isValid = v.is(documentSchema(COLLECTIONS[place.collection]), withoutDates(changed));
    if (!isValid) throw new InvalidDocumentError();
    return changed;
  });

export function storedVersion(stored: DocumentSnapshot): StoredVersion {
  const fields = stored.exists() ? plainFields(stored) : null;
  return { id: stored.id, fields, version: versionOf(stored) };
}

/** Adds the dates the rules require. A document keeps its createdAt, if its collection has one, or get the request time. */
function datedFields(
  collection: Place['collection'],
  fields: DocumentData,
  stored: DocumentData | undefined,
): DocumentData {
  const { createdAt, ...rest } = fields;
  const updatedAt = serverTimestamp();
  if (!('createdAt' in COLLECTIONS[collection].fields)) return { ...rest, updatedAt };
  const known: unknown = stored ? stored['createdAt'] : createdAt;
  return { ...rest, createdAt: known instanceof Timestamp ? known : serverTimestamp(), updatedAt };
}

function isStored(fields: DocumentData | null, stored: DocumentData | undefined): boolean {
  if (!fields || !stored) return !fields && !stored;
  return (
    haveSameFields(withoutDates(fields), withoutDates(stored)) &&
    // Treats a malformed date as a difference, to replace it.
    fields['createdAt'] === stored['createdAt']
  );
}
