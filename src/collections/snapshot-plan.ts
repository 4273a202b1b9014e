import { haveSameFields } from './recorded-change';
import { COLLECTIONS, SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections';
import {
  documentProblems,
  type Content,
  type DocumentPlace,
  type FileContent,
  type SnapshotDocument,
  type StoredDocument,
} from './snapshot';

/** `invalid`: Undo couldn't restore the saved version. `id-mismatch`: the ID must equal the slug or page (rules). */
export type PlanProblem = 'invalid' | 'id-mismatch';

export interface PlannedChange extends DocumentPlace {
  /** null if the import adds the document. */
  before: StoredDocument | null;
  /** null if the import removes the document. */
  after: SnapshotDocument | null;
  problem: PlanProblem | null;
}

export interface ImportPlan {
  changes: PlannedChange[];
  removals: PlannedChange[];
  unchanged: number;
}

/** Compares a file with the saved documents. `pages`: IDs of the pages that can have SEO settings. */
export function planImport(
  file: FileContent,
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
    const documents = file[collection];
    if (!documents) continue;
    for (const after of documents) {
      const before = rest.get(after.id) ?? null;
      rest.delete(after.id);
      if (before && haveSameFields(before.fields, after.fields)) plan.unchanged += 1;
      else plan.changes.push(changeOf(before, after));
    }
    plan.removals.push(...[...rest.values()].map((before) => changeOf(before, null)));
  }
  return plan;
}

function problemOf(
  collection: SnapshotCollection,
  before: StoredDocument | null,
  after: SnapshotDocument | null,
  pages: readonly string[],
): PlanProblem | null {
  if (before && documentProblems(collection, before.id, before.fields, pages).length > 0)
    return 'invalid';
  const { idField } = COLLECTIONS[collection];
  if (!idField) return null;
  const namedId = (document: SnapshotDocument | null) => document?.fields[idField];
  const id = before?.id ?? after?.id;
  return (namedId(before) ?? id) === (namedId(after) ?? id) ? null : 'id-mismatch';
}

/** Splits a plan into changes to import and those to skip. `remove`: also remove documents not in the file. */
export function chosenChanges({ changes, removals }: ImportPlan, remove: boolean) {
  const chosen = remove ? [...changes, ...removals] : changes;
  return {
    toImport: chosen.filter(({ problem }) => problem === null),
    leftAlone: chosen.filter(({ problem }) => problem !== null),
  };
}
