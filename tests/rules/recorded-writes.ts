import { FirebaseError } from 'firebase/app';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@/collections/collections';
import { changeKind } from '@/collections/recorded-change';
import { sample, type Collection } from './collections';
import {
  expectRules,
  FORMER,
  newId,
  type Fields,
  type Person,
  type RulesProject,
} from './environment';

/** Parts of an administrator's commit. Tests omit or change some of them. */
export interface RecordedCommit {
  /** Path of the written document, such as `careers/dba`. */
  path: string;
  /** New fields of the document; null deletes it, undefined doesn't write it. */
  fields?: Fields | null;
  /** Changes to the record of the write; null omits the record. */
  change?: Fields | null;
  /** ID of the record; by default, the ID that the rules require. */
  changeId?: string;
  /** Changes to the document in `commits`; null omits that document. */
  commit?: Fields | null;
  /** Adds writes to the commit, between the record and the document. */
  add?: (batch: WriteBatch, record: DocumentData) => void;
  /** Account and database connection of the writer; by default, those of the person. */
  uid?: string;
  db?: Firestore;
}

/**
 * Returns the fields that a record contains: for contacts, only the status and, if it changes, the time of the reply
 * and a follow-up that `other`, the other version, lacks; otherwise, all.
 */
function recordedFields(path: string, fields: Fields | null, other: Fields | null): Fields | null {
  if (!fields || !/^(contacts|deletedContacts)\//.test(path)) return fields;
  const { status = null, contactedAt, followUpOn } = fields;
  return {
    status,
    ...(other && 'contactedAt' in fields && { contactedAt }),
    ...(other && 'followUpOn' in fields && !('followUpOn' in other) && { followUpOn }),
  };
}

/**
 * Sends a commit with the record that the rules require, changed as the caller specifies. Retries aborted commits,
 * because concurrent tests write the same document in `commits`.
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
  const after = fields ?? null;
  const states = {
    before: recordedFields(path, before, after),
    after: recordedFields(path, after, before),
    ...changes.change,
  };
  const change = withoutUndefined({
    collection,
    document,
    uid,
    email: `${uid}@example.com`,
    at: serverTimestamp(),
    kind: changeKind(states),
    ...states,
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

export const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Expects the rules to refuse a commit from everyone except administrators, with and without its record. */
export async function expectRefusedFromOthers(
  project: RulesProject,
  commitOf: (db: Firestore) => RecordedCommit,
): Promise<void> {
  for (const person of ['visitor', 'member', ...FORMER] as const) {
    const commit = commitOf(project.as[person]);
    await expectRules('refuse', commitRecorded(project, person, commit));
    const alone = { ...commit, change: null, commit: null };
    await expectRules('refuse', commitRecorded(project, person, alone));
  }
}

/**
 * Writes a document the way src/data does: writes by administrators, even by former ones, have a record, other people's
 * writes don't.
 */
export async function write(
  project: RulesProject,
  person: Person,
  path: string,
  fields: Fields | null,
): Promise<void> {
  if (person !== 'visitor' && person !== 'member')
    return commitRecorded(project, person, { path, fields });
  return writeUnrecorded(project, person, path, fields);
}

export function writeUnrecorded(
  { as }: RulesProject,
  person: Person,
  path: string,
  fields: Fields | null,
): Promise<void> {
  const reference = doc(as[person], path);
  return fields ? setDoc(reference, fields) : deleteDoc(reference);
}

const LONG_AGO = new Date('2020-02-02T02:02:02Z');

/**
 * Writes a document with exactly these fields. In services and seoSettings, where the ID of a new document must equal
 * its slug or page, the document replaces a stored document with the same slug or page.
 */
export async function writeWhole(
  project: RulesProject,
  person: Person,
  collection: Collection,
  fields: Fields,
): Promise<void> {
  const path = `${collection}/${newId()}`;
  const { idField } = COLLECTIONS[collection];
  if (!idField) return write(project, person, path, fields);
  const dated = 'createdAt' in fields ? { ...fields, createdAt: LONG_AGO } : fields;
  await project.store({ [path]: { [idField]: fields[idField] ?? 'none', createdAt: LONG_AGO } });
  return write(project, person, path, dated);
}

/** Stores a sample document, bypassing the rules. @returns its path */
export async function storeSample(
  project: RulesProject,
  collection: Collection,
  changes: Fields = {},
): Promise<string> {
  const path = `${collection}/${newId()}`;
  await project.store({ [path]: sample(collection, changes) });
  return path;
}
