import { Timestamp } from 'firebase-admin/firestore';
import { plural } from '../../src/lib/plural';
import type { AdminProject } from '../tools/admin-project';
import { confirm } from '../tools/confirm';

/** Deletions per commit, to keep each commit below 10 MiB (https://firebase.google.com/docs/firestore/quotas). */
const BATCH_SIZE = 500;

/** Deletes records in `changes` older than `days`. Unless `yes`, asks first; throws a Failure if the answer is no. */
export async function pruneChanges(
  { db, name }: AdminProject,
  days: number,
  yes?: boolean,
): Promise<void> {
  const before = Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60_000);
  const old = db.collection('changes').where('at', '<', before);
  const { count } = (await old.count().get()).data();
  const age = `older than ${plural(days, 'day')}`;
  const olderChanges = (number: number) => `${plural(number, 'change')} ${age}`;
  if (count === 0) {
    console.log(`The history of ${name} has no changes ${age}.`);
    return;
  }
  await confirm(`Delete ${olderChanges(count)} from the history of ${name}?`, yes);
  let deleted = 0;
  for (;;) {
    const { docs } = await old.select().limit(BATCH_SIZE).get();
    if (docs.length === 0) break;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
  }
  console.log(`Deleted ${olderChanges(deleted)} from the history of ${name}.`);
}
