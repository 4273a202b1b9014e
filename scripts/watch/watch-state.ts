import type { Timestamp } from 'firebase-admin/firestore';
import { type Firestore } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';

/** What earlier runs have told. Its document is closed to every client, because firestore.rules don't name it. */
export interface WatchState {
  /** Inquiries from before that moment have been told as new. */
  until: Date;
  /** The last day on which overdue inquiries were told, such as '2026-11-25'; '' for none. */
  overdueDay: string;
  /** An email that may have been sent or not: the new inquiries that it told, and until when. */
  unconfirmed: { until: Date; received: number } | null;
}

export interface KnownState {
  state: WatchState;
  /** Undefined before the first run. */
  version: Timestamp | undefined;
  /** The server's clock. */
  now: Date;
}

const STATE = 'watch/inquiries';
/** ALREADY_EXISTS, FAILED_PRECONDITION, and ABORTED. https://grpc.io/docs/guides/status-codes/ */
const CONFLICTS: unknown[] = [6, 9, 10];

/** Before the first run, inquiries that are not overdue count as new. */
export async function readState(db: Firestore): Promise<KnownState> {
  const snapshot = await db.doc(STATE).get();
  const now = snapshot.readTime.toDate();
  const stored = snapshot.data() as Stored<WatchState> | undefined;
  const state: WatchState = stored
    ? {
        ...stored,
        until: stored.until.toDate(),
        unconfirmed: stored.unconfirmed && {
          ...stored.unconfirmed,
          until: stored.unconfirmed.until.toDate(),
        },
      }
    : {
        until: new Date(now.getTime() - FIRM.responseHours * 3_600_000),
        overdueDay: '',
        unconfirmed: null,
      };
  return { state, version: snapshot.updateTime, now };
}

/** The database has Timestamps for dates. */
type Stored<Value> = Value extends Date
  ? Timestamp
  : Value extends object
    ? { [Key in keyof Value]: Stored<Value[Key]> }
    : Value;

/**
 * Stores a state in place of the version that is known.
 * @returns the new version, or null if another run has stored one since
 */
export async function replaceState(
  db: Firestore,
  version: Timestamp | undefined,
  { until, overdueDay, unconfirmed }: WatchState,
): Promise<Timestamp | null> {
  const fields = { until, overdueDay, unconfirmed };
  const document = db.doc(STATE);
  try {
    const { writeTime } = await (version
      ? document.update(fields, { lastUpdateTime: version })
      : document.create(fields));
    return writeTime;
  } catch (error) {
    if (CONFLICTS.includes((error as { code?: unknown }).code)) return null;
    throw error;
  }
}
