import { collection, doc, type DocumentData, type DocumentSnapshot } from 'firebase/firestore/lite';
import { ConflictError, UndoError } from '@/domain/errors';
import { contactDigest, hasDigest } from './contact-digest';
import { contactAt, toContact } from './contact-documents';
import { firestore } from './firestore';
import { transact } from './transactions';

/** A deleted contact, for as long as the page is open: nothing that the visitor wrote is kept elsewhere. */
export interface DeletedContact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Opaque outside of src/data. */
  readonly stored: unknown;
  /** Id of the recorded deletion. */
  readonly change: string;
  /** Whether restoreContact can bring it back: not a document with unknown fields or fields of other types. */
  readonly isRestorable: boolean;
}

/**
 * Deletes a contact. Returns null if it was already gone.
 * @param options.isRestorable false leaves nothing in the record by which the contact could be restored
 */
export async function deleteContact(
  id: string,
  options: { isRestorable: boolean },
): Promise<DeletedContact | null> {
  let attempted: DeletedContact | null = null;
  return transact(async ({ get, replace }) => {
    const stored = await get(contactAt(id));
    if (!stored.exists()) {
      // The SDK repeats a commit whose response was lost: this may be its own deletion.
      const attempt: DeletedContact | null = attempted;
      const isOwn = attempt && (await get(changeAt(attempt.change))).exists();
      return isOwn ? attempt : null;
    }
    const fields = stored.data();
    const isRestorable = options.isRestorable && hasDigest(fields);
    const digest = isRestorable && { digest: await contactDigest(fields) };
    const before = { ...statusOf(fields), ...digest };
    const change = replace(stored, null, { before, after: null });
    attempted = toDeleted(stored, change, isRestorable);
    return attempted;
  });
}

function toDeleted(
  stored: DocumentSnapshot,
  change: string,
  isRestorable: boolean,
): DeletedContact {
  const { id, name, email } = toContact(stored);
  return { id, name, email, stored: stored.data(), change, isRestorable };
}

const changeAt = (id: string) => doc(collection(firestore(), 'changes'), id);

/** What the record of a deletion or restoration says of the contact. */
function statusOf(fields: DocumentData): DocumentData {
  return { status: (fields['status'] as unknown) ?? null };
}

/**
 * Undoes a deletion: stores the contact under the same id, with every field and date as before. Does nothing if it
 * is there already. Throws ConflictError if another document is there, UndoError if it is not restorable.
 */
export async function restoreContact(deleted: DeletedContact): Promise<void> {
  if (!deleted.isRestorable) throw new UndoError('contact');
  const fields = deleted.stored as DocumentData;
  await transact(async ({ get, replace }) => {
    const stored = await get(contactAt(deleted.id));
    const found = stored.data();
    if (!found) {
      replace(stored, fields, { before: null, after: statusOf(fields), undoes: deleted.change });
    } else if (!(await isSame(found, fields))) {
      throw new ConflictError();
    }
  });
}

async function isSame(one: DocumentData, other: DocumentData): Promise<boolean> {
  return hasDigest(one) && (await contactDigest(one)) === (await contactDigest(other));
}
