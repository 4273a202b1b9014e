import {
  runTransaction,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { firestore } from './firestore';

/** Text that changes with every save: `updatedAt` to the nanosecond, '' where there is none. */
export function versionOf(
  snapshot: DocumentSnapshot,
  field: 'updatedAt' | 'createdAt' = 'updatedAt',
): string {
  const moment: unknown = snapshot.data()?.[field];
  return moment instanceof Timestamp ? `${moment.seconds}.${moment.nanoseconds}` : '';
}

/** Enough for two administrators at once; the SDK's own five take ten seconds without a connection. */
const MAX_ATTEMPTS = 3;

/** Runs a transaction of somebody signed in. */
export async function transact<Result>(
  update: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // import() keeps firebase/auth (27 kB) out of what visitors load with the careers.
  const { renewSession } = await import('./auth');
  // Without this, a transaction whose token can't be renewed would hang.
  await renewSession();
  return runTransaction(firestore(), update, { maxAttempts: MAX_ATTEMPTS });
}
