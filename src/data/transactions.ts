import {
  runTransaction,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { firestore } from './firestore';

/** Changes with every save: `updatedAt` to the nanosecond, or ''. */
export function versionOf(
  snapshot: DocumentSnapshot,
  field: 'updatedAt' | 'createdAt' = 'updatedAt',
): string {
  const moment: unknown = snapshot.data()?.[field];
  return moment instanceof Timestamp ? `${moment.seconds}.${moment.nanoseconds}` : '';
}

/** The default of five takes ten seconds without a connection. */
const MAX_ATTEMPTS = 3;

/** Runs a transaction for a signed-in user. */
export async function transact<Result>(
  update: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // import() keeps firebase/auth (27 kB) out of what visitors load with the careers.
  const { renewSession } = await import('./auth');
  // Without this, a transaction would hang if its token can't be renewed.
  await renewSession();
  return runTransaction(firestore(), update, { maxAttempts: MAX_ATTEMPTS });
}
