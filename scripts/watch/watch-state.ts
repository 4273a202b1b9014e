import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';

/** What earlier runs have told. Its document is closed to every client, because firestore.rules don't name it. */
export interface WatchState {
  /** Inquiries from before that moment have been told as new. */
  until: Timestamp;
  /** The last day on which overdue inquiries were told, such as '2026-11-25'; '' for none. */
  overdueDay: string;
  /** An email that may have been sent or not: the new inquiries that it told, and until when. */
  unconfirmed: { until: Timestamp; received: number } | null;
}

export interface KnownState {
  state: WatchState;
  /** Undefined before the first run. */
  version: Timestamp | undefined;
  /** The server's clock. */
  now: Timestamp;
}

const STATE = 'watch/inquiries';
/** ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED: another write came first. https://grpc.io/docs/guides/status-codes/ */
const CONFLICTS: unknown[] = [6, 9, 10];

/** Before the first run, inquiries that are not overdue count as new. */
export async function readState(db: Firestore): Promise<KnownState> {
  const snapshot = await db.doc(STATE).get();
  const { readTime: now, updateTime: version } = snapshot;
  const first: WatchState = {
    until: Timestamp.fromMillis(now.toMillis() - FIRM.responseHours * 3_600_000),
    overdueDay: '',
    unconfirmed: null,
  };
  return { state: (snapshot.data() as WatchState | undefined) ?? first, version, now };
}

/**
 * Stores a state in place of the version that is known.
 * @returns the new version, or null if another run has stored one since
 */
export async function replaceState(
  db: Firestore,
  version: Timestamp | undefined,
  state: WatchState,
): Promise<Timestamp | null> {
  const fields = { ...state };
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
