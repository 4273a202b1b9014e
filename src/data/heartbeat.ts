import { doc, getDoc } from 'firebase/firestore/lite';
import { readDate } from '@/collections/collection';
import { plainFields } from './documents';
import { firestore } from './firestore';

export type Heartbeat = Awaited<ReturnType<typeof getHeartbeat>>;

/**
 * When each part of the schedule last ran. `waits`: minutes until the changes of recent publications were live.
 * `liveUntil`: the deployed site has all changes up to this time.
 */
export async function getHeartbeat() {
  const stored = plainFields(await getDoc(doc(firestore(), 'watch', 'heartbeat')));
  const waits: unknown[] = Array.isArray(stored['waits']) ? stored['waits'] : [];
  return {
    inquiries: readDate(stored['inquiries']),
    site: readDate(stored['site']),
    publish: readDate(stored['publish']),
    liveUntil: readDate(stored['liveUntil']),
    waits: waits.filter((wait) => typeof wait === 'number'),
  };
}
