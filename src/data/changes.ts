import { replacement, type DocumentChange } from '@/collections/change';
import {
  assigneeChange,
  CONTACT_COLLECTIONS,
  deletion,
  followUpChange,
  noteChange,
  restoration,
  spamChange,
  statusChange,
} from '@/collections/inquiry-changes';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseChange, undoProblem } from '@/collections/changes';
import type {
  ChangeFilter,
  ListedChange,
  PublishedChange,
  RecordedChange,
  RecordedFields,
  SavedVersion,
} from '@/collections/recorded-change';
import { PUBLISHED_COLLECTIONS } from '@/collections/collections';
import { UndoError } from '@/domain/errors';
import { contactRef, toContact } from './contact-documents';
import {
  plainFields,
  readFirst,
  readPage,
  storedVersion,
  versionOf,
  type Page,
  type PageCursor,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

const changes = () => collection(firestore(), 'changes');

function toChange(snapshot: DocumentSnapshot): RecordedChange {
  return parseChange(snapshot.id, plainFields(snapshot));
}

const newestFirst = () => query(changes(), orderBy('at', 'desc'));

/** One page of recorded changes, newest first (design 15). A filter by kind omits old records, which have no kind. */
export async function listChanges({
  who,
  kind,
  subject,
  ...range
}: PageRange & Partial<ChangeFilter>): Promise<Page<ListedChange>> {
  const subjects = subject === 'contacts' ? CONTACT_COLLECTIONS : [subject];
  const matching = query(
    newestFirst(),
    ...(who ? [where('uid', '==', who)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(subject ? [where('collection', 'in', subjects)] : []),
  );
  const { items, next } = await readPage(matching, range, toChange);
  return { items: await withCurrent(items), next };
}

const MAX_SINCE = 100;

/** The changes of documents that public pages show, recorded since a publication, newest first. */
export function listChangesSince(since: Date): Promise<PublishedChange[]> {
  const published = where('collection', 'in', PUBLISHED_COLLECTIONS);
  const recent = query(newestFirst(), published, where('at', '>', since));
  return readFirst(recent, MAX_SINCE, (snapshot) => toChange(snapshot) as PublishedChange);
}

const TIMELINE_PAGE = 10;

/** Changes of an inquiry, newest first. A full page has a `next`, even if nothing follows. */
export async function listContactChanges(
  id: string,
  start: PageCursor | null,
): Promise<Page<RecordedChange>> {
  const changed = [where('collection', '==', 'contacts'), where('document', '==', id)];
  const after = start ? [startAfter(start.after)] : [];
  const page = query(newestFirst(), ...changed, ...after, limit(TIMELINE_PAGE));
  const { docs } = await getDocs(page);
  const next = docs.length === TIMELINE_PAGE ? { after: docs.at(-1) } : null;
  return { items: docs.map(toChange), next };
}

export async function getNewestChange(): Promise<ListedChange | null> {
  const [newest] = await withCurrent(await readFirst(newestFirst(), 1, toChange));
  return newest ?? null;
}

async function withCurrent(items: RecordedChange[]): Promise<ListedChange[]> {
  const reads = new Map<string, ReturnType<typeof readCurrent>>();
  return Promise.all(
    items.map(async (change) => {
      const key = `${change.collection}/${change.document}`;
      const reading = reads.get(key) ?? readCurrent(change);
      reads.set(key, reading);
      return { ...change, current: await reading };
    }),
  );
}

async function readCurrent({ collection: name, document }: RecordedChange) {
  try {
    const stored = await getDoc(doc(firestore(), name, document));
    if (!stored.exists()) return null;
    return { name: name === 'contacts' ? toContact(stored).name : '' };
  } catch {
    // The list is useful even without this link.
    return null;
  }
}

/** The saved version of the changed document. Throws UndoError if the document is an erased contact. */
export async function readSavedVersion(change: RecordedChange): Promise<SavedVersion> {
  if (change.collection === 'contacts' && !change.after) await requireContact(change.document);
  const stored = storedVersion(await getDoc(doc(firestore(), change.collection, change.document)));
  const { collection: name, before, after } = change;
  if (name !== 'contacts' || !before || !after || !stored.fields) return stored;
  const names = Object.keys(before);
  const fields = Object.entries(stored.fields).filter(([name]) => names.includes(name));
  const version = textOf(stored.fields[partOf(before)]);
  return { ...stored, fields: Object.fromEntries(fields), version };
}

async function requireContact(id: string): Promise<void> {
  const places = await Promise.all([
    getDoc(contactRef(id)),
    getDoc(contactRef(id, 'deletedContacts')),
  ]);
  if (!places.some((place) => place.exists())) throw new UndoError('gone');
}

/** Changes that undo a record; throws UndoError. `version`: the version to replace, by default the recorded one. */
export async function inverseOf(id: string, version?: string): Promise<DocumentChange[]> {
  const record = await getDoc(doc(changes(), id));
  if (!record.exists()) throw new UndoError('gone');
  const change = toChange(record);
  const problem = undoProblem(change);
  if (problem) throw new UndoError(problem);
  const { collection: name, document, after } = change;
  // Not plainFields, because Dates lose the nanoseconds.
  const stored = record.get('before') as DocumentData | null;
  if (name !== 'contacts' && name !== 'deletedContacts') {
    const known = version ?? (after ? versionOf(record, 'at') : '');
    return [{ ...replacement(name, document, known, stored), undoes: id }];
  }
  const [first, ...others] = inverseOfContact(change, stored, version);
  return [{ ...first, undoes: id }, ...others];
}

function inverseOfContact(
  { id, document, before, after }: RecordedChange,
  stored: DocumentData | null,
  version?: string,
): [DocumentChange, ...DocumentChange[]] {
  if (!before) return deletion(document);
  if (!after || !stored) return restoration(document);
  const part = partOf(before);
  const [value, known] = [textOf(before[part]), version ?? textOf(after[part])];
  switch (part) {
    case 'status':
      return [statusChange(document, value, known, { record: id, before: stored })];
    case 'note':
      return [noteChange(document, value, known)];
    case 'isSpam':
      return [spamChange(document, before[part] as boolean | null, known)];
    case 'assignee':
      return [assigneeChange(document, value || null, undefined, known)];
    case 'followUpOn':
      return [followUpChange(document, value || null, known)];
  }
}

const PARTS = ['status', 'note', 'isSpam', 'assignee', 'followUpOn'] as const;

/** What the record of a contact is about. That of a status may contain the follow-up that the change removed. */
const partOf = (fields: RecordedFields) => PARTS.find((part) => part in fields) ?? 'status';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
