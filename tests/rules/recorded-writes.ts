import { FirebaseError } from 'firebase/app';
import {
  doc,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { expectRules, newId, type Fields, type Person, type RulesProject } from './environment';
import { sample, type Collection } from './collections';

/** The parts of a commit of an administrator. A test leaves one out or changes it. */
export interface RecordedCommit {
  /** Path of the written document, such as 'careers/dba'. */
  path: string;
  /** Its new fields, null to delete it, undefined to leave it alone. */
  fields?: Fields | null;
  /** The record of the write, null to leave it out. */
  change?: Fields | null;
  /** Id of the record. */
  changeId?: string;
  /** The document in `commits`, null to leave it out. */
  commit?: Fields | null;
  /** Adds writes to the commit, after the record and before the write of the document. */
  add?: (batch: WriteBatch, record: DocumentData) => void;
  /** The writer and the database as the writer accesses it, where these aren't the usual ones. */
  uid?: string;
  db?: Firestore;
}

/** What a record holds of a document: of contacts, deleted ones too, the status only. */
function recordedFields(path: string, fields: Fields | null): Fields | null {
  const isContact = /^(contacts|deletedContacts)\//.test(path);
  return fields && isContact ? { status: fields['status'] ?? null } : fields;
}

/**
 * Sends a commit with the record that the rules demand, changed by what the caller gives. Again where others
 * of the same administrator, whose document in `commits` they all write, come first.
 */
export async function commitRecorded(
  ...[project, person, commit, id = newId()]: [RulesProject, Person, RecordedCommit, string?]
): Promise<void> {
  for (;;) {
    try {
      return await sendCommit(project, person, commit, id);
    } catch (error) {
      if (!(error instanceof FirebaseError && error.code === 'aborted')) throw error;
    }
  }
}

async function sendCommit(
  project: RulesProject,
  person: Person,
  { path, fields, add, uid = person, db = project.as[person], ...changes }: RecordedCommit,
  id: string,
): Promise<void> {
  const [collection = '', document = ''] = path.split('/');
  const before = await project.stored(path);
  const change = withoutUndefined({
    collection,
    document,
    uid,
    email: `${uid}@example.com`,
    at: serverTimestamp(),
    before: recordedFields(path, before),
    after: recordedFields(path, fields ?? null),
    ...changes.change,
  });
  const batch = writeBatch(db);
  const commit = { id, ...changes.commit };
  if (changes.commit !== null) batch.set(doc(db, 'commits', uid), commit);
  if (changes.change !== null) {
    batch.set(doc(db, 'changes', changes.changeId ?? `${collection}~${document}~${id}`), change);
  }
  add?.(batch, change);
  if (fields) batch.set(doc(db, path), fields as DocumentData);
  if (fields === null) batch.delete(doc(db, path));
  await batch.commit();
}

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Expects the rules to refuse a commit of anyone but an administrator, with and without the record. */
export async function expectRefusedFromStrangers(
  project: RulesProject,
  commitOf: (db: Firestore) => RecordedCommit,
): Promise<void> {
  for (const person of ['visitor', 'member'] as const) {
    const commit = commitOf(project.as[person]);
    await expectRules('refuse', commitRecorded(project, person, commit));
    const alone = { ...commit, change: null, commit: null };
    await expectRules('refuse', commitRecorded(project, person, alone));
  }
}

/** Writes a document as src/data does: an administrator with a record, everyone else without. */
export async function write(
  project: RulesProject,
  person: Person,
  path: string,
  fields: Fields | null,
): Promise<void> {
  if (person === 'administrator') return commitRecorded(project, person, { path, fields });
  const batch = writeBatch(project.as[person]);
  if (fields) batch.set(doc(project.as[person], path), fields as DocumentData);
  else batch.delete(doc(project.as[person], path));
  return batch.commit();
}

/** Collections in which a new document belongs under the value of one of its fields. */
const ID_FIELD: Partial<Record<Collection, string>> = { services: 'slug', seoSettings: 'page' };
const LONG_AGO = new Date('2020-02-02T02:02:02Z');

/**
 * Writes a document with all of these fields: a new one, or, where its id would depend on the fields, over one
 * with the same slug or page.
 */
export async function writeWhole(
  project: RulesProject,
  person: Person,
  collection: Collection,
  fields: Fields,
): Promise<void> {
  const path = `${collection}/${newId()}`;
  const idField = ID_FIELD[collection];
  if (!idField) return write(project, person, path, fields);
  const dated = 'createdAt' in fields ? { ...fields, createdAt: LONG_AGO } : fields;
  await project.store({ [path]: { [idField]: fields[idField] ?? 'none', createdAt: LONG_AGO } });
  return write(project, person, path, dated);
}

/** Stores a sample without the rules. Returns its path. */
export async function storeSample(
  project: RulesProject,
  collection: Collection,
  changes: Fields = {},
): Promise<string> {
  const path = `${collection}/${newId()}`;
  await project.store({ [path]: sample(collection, changes) });
  return path;
}
