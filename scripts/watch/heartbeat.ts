import { addMinutes } from 'date-fns';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { isPublished } from '../../src/collections/collections';
import { SCHEDULE, type SchedulePart } from '../../src/content/firm';
import { durationWords } from '../../src/domain/response-time';
import { readBuildRecord } from '../publish/published-site';
import { momentWords } from './inquiry-email';

/** When each part of the schedule last ran, and how long the last publications took; administrators can read it. */
const HEARTBEAT = 'watch/heartbeat';
const MERGE = { merge: true };
/** Number of publications to keep. */
const KEPT = 20;
/** GitHub starts scheduled runs some minutes late, so a run is late from one and a half intervals on. */
const LATE = 1.5;

/** How late a run is, such as 'This run is 4 hours late: it was due on November 24 at 9:37 AM EST.'; '' if it isn't. */
export async function lateWords(db: Firestore, part: SchedulePart, now: Date): Promise<string> {
  const last = (await db.doc(HEARTBEAT).get()).get(part) as Timestamp | undefined;
  if (!last || now < addMinutes(last.toDate(), LATE * SCHEDULE[part])) return '';
  const due = addMinutes(last.toDate(), SCHEDULE[part]);
  const late = durationWords((now.getTime() - due.getTime()) / 60_000);
  return `This run is ${late} late: it was due on ${momentWords(due)}.`;
}

export async function leaveHeartbeat(db: Firestore, part: SchedulePart): Promise<void> {
  await db.doc(HEARTBEAT).set({ [part]: FieldValue.serverTimestamp() }, MERGE);
}

/**
 * Records how long the oldest change in the last publication waited, in minutes. Must run after a publication, or after
 * a check that found nothing to publish: then all changes until now are live.
 */
export async function recordPublication(db: Firestore, origin: string, now: Date): Promise<void> {
  const { builtAt } = await readBuildRecord(origin);
  if (!builtAt) return;
  const built = new Date(builtAt);
  const heartbeat = db.doc(HEARTBEAT);
  const stored = await heartbeat.get();
  const known = (stored.get('waits') ?? []) as number[];
  /** Changes up to this time were already live at the last run. */
  const until = stored.get('liveUntil') as Timestamp | undefined;
  const since = until?.toDate() ?? built;
  const changes = db.collection('changes').where('at', '>', since).where('at', '<=', built);
  const { docs } = await changes.orderBy('at').select('collection', 'document', 'at').get();
  const first = docs.find((change) =>
    isPublished(change.get('collection'), change.get('document')),
  );
  const saved = first?.get('at') as Timestamp | undefined;
  const wait = saved ? [Math.ceil((now.getTime() - saved.toMillis()) / 60_000)] : [];
  const liveUntil = until && built <= since ? now : built;
  // Runs at the same time write the same.
  await heartbeat.set({ waits: [...known, ...wait].slice(-KEPT), liveUntil }, MERGE);
  console.log(`Live since ${momentWords(built)}.`);
}
