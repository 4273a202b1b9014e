import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';

/** What earlier runs have reported. Clients can't access the document, because no rule in firestore.rules allows it. */
export interface WatchState {
  /** Inquiries created before this time have been reported as new. */
  until: Timestamp;
  /** The last day on which overdue inquiries were reported, such as '2026-11-25'; '' for none. */
  overdueDay: string;
  /** An email that may not have arrived: it reported `received` new inquiries, created before `until`. */
  unconfirmed: { until: Timestamp; received: number } | null;
}

export interface KnownState {
  state: WatchState;
  /** Update time of the document; undefined before the first run. */
  version: Timestamp | undefined;
  now: Timestamp;
}

const STATE = 'watch/inquiries';
/** ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED: another write came first. https://grpc.io/docs/guides/status-codes/ */
const CONFLICTS: unknown[] = [6, 9, 10];

/** Reads the state. On the first run, all inquiries that aren't overdue count as new. */
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
 * Replaces the state if `version` is still the current one.
 * @returns the new version, or null if another run has replaced it since
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
