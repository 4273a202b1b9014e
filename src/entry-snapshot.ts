import { labelsOf } from './collections/collection';
import { COLLECTIONS } from './collections/collections';
import type { PlannedChange } from './collections/snapshot-plan';
import { administratorsData, authData } from './data/lazy-data';
import type { BackOfficeAccess } from './domain/user';
import { fieldDifferences, type FieldDifference } from './lib/field-differences';

/* Database access for `npm run snapshot`, subject to firestore.rules, like the back office. */

export { importChanges, readContent, undoImport } from './data/snapshot';
export { itemNote } from './content/snapshot-notes';

/** Signs in and returns the account's back office access. Throws CredentialsError or the provider's error. */
export async function openSession(email: string, password: string): Promise<BackOfficeAccess> {
  const { uid } = await authData.signIn(email, password);
  return administratorsData.backOfficeAccess(uid);
}

export function differencesOf({ collection, before, after }: PlannedChange): FieldDifference[] {
  return fieldDifferences(
    before?.fields ?? null,
    after?.fields ?? null,
    labelsOf(COLLECTIONS[collection]),
  );
}
