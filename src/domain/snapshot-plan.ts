import { haveSameFields } from './change';
import { randomId } from './random-id';
import {
  SNAPSHOT_COLLECTIONS,
  type Content,
  type DocumentPlace,
  type SnapshotCollection,
  type SnapshotDocument,
  type StoredDocument,
} from './snapshot';
import { fieldProblems, isDocumentId } from './snapshot-schema';

/**
 * Why an import leaves a document alone. `invalid`: what is stored is not valid, so that undo could not store it
 * again; `place`: its slug or page is not its id, which firestore.rules demand of documents that are added.
 */
export type PlanProblem = 'invalid' | 'place';

/** What an import would do with one document. */
export interface PlannedChange extends DocumentPlace {
  /** null to add it. */
  before: StoredDocument | null;
  /** null to remove it. */
  after: SnapshotDocument | null;
  problem: PlanProblem | null;
}

export interface ImportPlan {
  /** Documents to add and to change, in the order of the file. */
  changes: PlannedChange[];
  /** Stored documents that the file does not have. */
  removals: PlannedChange[];
  /** How many documents are the same. */
  unchanged: number;
}

/**
 * Compares a file with what is stored.
 * @param pages the pages that can have SEO settings
 */
export function planImport(
  file: Content<SnapshotDocument>,
  stored: Content<StoredDocument>,
  pages: readonly string[],
): ImportPlan {
  const plan: ImportPlan = { changes: [], removals: [], unchanged: 0 };
  for (const collection of SNAPSHOT_COLLECTIONS) {
    const changeOf = (before: StoredDocument | null, after: SnapshotDocument | null) => ({
      collection,
      id: (before ?? after)?.id ?? '',
      before,
      after,
      problem: problemOf(collection, before, after, pages),
    });
    const rest = new Map(stored[collection].map((document) => [document.id, document]));
    for (const after of file[collection]) {
      const before = rest.get(after.id) ?? null;
      rest.delete(after.id);
      if (before && haveSameFields(before.fields, after.fields)) plan.unchanged += 1;
      else plan.changes.push(changeOf(before, after));
    }
    plan.removals.push(...[...rest.values()].map((before) => changeOf(before, null)));
  }
  return plan;
}

/** The field that has to be the id of a new document. */
const PLACE_FIELDS = { services: 'slug', careers: null, seoSettings: 'page' } as const;

function problemOf(
  collection: SnapshotCollection,
  before: StoredDocument | null,
  after: SnapshotDocument | null,
  pages: readonly string[],
): PlanProblem | null {
  if (
    before &&
    (!isDocumentId(before.id) || fieldProblems(collection, before.fields, pages).length)
  )
    return 'invalid';
  const field = PLACE_FIELDS[collection];
  if (!field) return null;
  const placeOf = (document: SnapshotDocument | null) => document?.fields[field];
  const id = before?.id ?? after?.id;
  return (placeOf(before) ?? id) === (placeOf(after) ?? id) ? null : 'place';
}

/** What an import does, and what it leaves alone. @param remove whether it removes what the file does not have */
export function chosenChanges({ changes, removals }: ImportPlan, remove: boolean) {
  const chosen = remove ? [...changes, ...removals] : changes;
  return {
    toImport: chosen.filter(({ problem }) => problem === null),
    leftAlone: chosen.filter(({ problem }) => problem !== null),
  };
}

/**
 * What became of a change. `waiting`: not begun; `done`; `conflict`: someone else changed the document after the
 * comparison, so it was left alone; `failed`: not written; `unclear`: it may have been written; `undone`; `kept`: not
 * undone, because someone else changed the document again.
 */
export type ImportState =
  'waiting' | 'done' | 'conflict' | 'failed' | 'unclear' | 'undone' | 'kept';

/** One change of an import. */
export interface ImportItem {
  change: PlannedChange;
  state: ImportState;
  /** Idempotency keys of the change and of its undo. */
  commit: string;
  undoCommit: string;
  /** Why it failed or is unclear, or why the undo failed. */
  error: unknown;
}

export function newImportItem(change: PlannedChange): ImportItem {
  return { change, state: 'waiting', commit: randomId(), undoCommit: randomId(), error: null };
}

/** The changes of an import by what became of them. */
export function itemGroups(items: ImportItem[]) {
  const of = (...states: ImportState[]) => items.filter(({ state }) => states.includes(state));
  return {
    done: of('done'),
    notDone: of('failed', 'unclear', 'conflict', 'waiting'),
    undone: of('undone'),
    kept: of('kept'),
    undoable: of('done', 'unclear'),
  };
}
