import { doc, getDoc } from 'firebase/firestore/lite';
import { readDate } from '@/collections/collection';
import { plainFields } from './documents';
import { firestore } from './firestore';

/** When each part of the schedule last ran, and `waits`: minutes until the changes of recent publications were live. */
export type Heartbeat = Awaited<ReturnType<typeof getHeartbeat>>;

/** What `npm run watch` has left (design 11). */
export async function getHeartbeat() {
  const fields = plainFields(await getDoc(doc(firestore(), 'watch', 'heartbeat')));
  const { inquiries, site, publish, waits } = fields;
  const isNumber = (wait: unknown): wait is number => typeof wait === 'number';
  return {
    inquiries: readDate(inquiries),
    site: readDate(site),
    publish: readDate(publish),
    waits: Array.isArray(waits) ? waits.filter(isNumber) : [],
  };
}
