import { FIELD_LABELS } from './content/field-labels';
import { read, write } from './data/call';
import type { PlannedChange } from './domain/snapshot-plan';
import type { BackOfficeAccess } from './domain/user';
import { fieldDifferences, type FieldDifference } from './lib/field-differences';

/* What `npm run snapshot` does with the database, as the back office does it: through firestore.rules. */

export { importChanges, readContent, undoImport } from './data/snapshot';
export { itemNote } from './content/snapshot-notes';

/** Signs in, and returns the access to the back office. Throws CredentialsError, or what sign-in throws. */
export async function openSession(email: string, password: string): Promise<BackOfficeAccess> {
  const { uid } = await write(
    () => import('./data/auth'),
    (auth) => auth.signIn(email, password),
  );
  return read(
    () => import('./data/administrators'),
    (administrators) => administrators.backOfficeAccess(uid),
  );
}

/** How a change of an import differs from what is stored, field by field. */
export function differencesOf({ collection, before, after }: PlannedChange): FieldDifference[] {
  return fieldDifferences(before?.fields ?? null, after?.fields ?? null, FIELD_LABELS[collection]);
}
