import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore/lite';
import { inverse, type DocumentChange } from '@/collections/change';
import { parseChange } from '@/collections/changes';
import { PUBLISHED_COLLECTIONS, UNPUBLISHED, type Subject } from '@/collections/collections';
import { CONTACT_COLLECTIONS, deletion, restoration } from '@/collections/inquiry-changes';
import type { ListedChange, RecordedChange } from '@/collections/recorded-change';
import { toContact } from './contacts';
import {
  countDocuments,
  plainFields,
  readFirst,
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

/**
 * One page of the history, newest first (design 15). Changes of one commit have the same time, and a page skips those that
 * the page before has left out: `size` says how many there are.
 */
export async function listChanges({
  subject,
  ...range
}: PageRange & { subject?: Subject | '' }): Promise<Page<ListedChange>> {
  const subjects = subject === 'contacts' ? CONTACT_COLLECTIONS : [subject];
  const about = subject ? [where('collection', 'in', subjects)] : [];
  const { items, next } = await readPage(query(newestFirst(), ...about), range);
  return { items: await withCurrent(items), next };
}

async function readPage(source: Query, { size, start }: PageRange): Promise<Page<RecordedChange>> {
  const from = start ? [startAfter(start.after)] : [];
  const { docs } = await getDocs(query(source, ...from, limit(size)));
  const next = docs.length === size ? { after: docs.at(-1)?.get('at') as unknown } : null;
  return { items: docs.map(toChange), next };
}

/** Number of changes since `since` in documents that public pages show. */
export async function countChangesSince(since: Date): Promise<number> {
  const later = query(newestFirst(), where('at', '>', Timestamp.fromDate(since)));
  const [all, unpublished] = await Promise.all([
    countDocuments(query(later, where('collection', 'in', PUBLISHED_COLLECTIONS))),
    countDocuments(
      query(
        later,
        where('collection', '==', UNPUBLISHED.collection),
        where('document', '==', UNPUBLISHED.document),
      ),
    ),
  ]);
  return all - unpublished;
}

const TIMELINE_PAGE = 10;

/** Changes of an inquiry, newest first. A full page has a `next`, even if nothing follows. */
export function listContactChanges(
  id: string,
  start: PageCursor | null,
): Promise<Page<RecordedChange>> {
  const ofContact = [where('collection', '==', 'contacts'), where('document', '==', id)];
  return readPage(query(newestFirst(), ...ofContact), { size: TIMELINE_PAGE, start });
}

export async function getNewestChange(): Promise<ListedChange | null> {
  const [newest] = await withCurrent(await readFirst(newestFirst(), 1, toChange));
  return newest ?? null;
}

/** Reads the documents that the history links to. It counts the documents of a larger commit instead. */
async function withCurrent(items: RecordedChange[]): Promise<ListedChange[]> {
  const reads = new Map<string, ReturnType<typeof readCurrent>>();
  return Promise.all(
    items.map(async (change) => {
      if (change.size > 1) return { ...change, current: null };
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

/** What undoes a change in the history. Reads it again, because Dates lose the nanoseconds. */
export async function inverseOf({
  id: entry,
  collection: name,
  document: id,
  before,
  after,
}: RecordedChange): Promise<readonly DocumentChange[]> {
  if (name === 'contacts' && !before) return deletion(id);
  if (name === 'contacts' && !after) return restoration(id);
  const stored = await getDoc(doc(changes(), entry));
  const [was, is] = [stored.get('before'), stored.get('after')] as (DocumentData | null)[];
  return [inverse({ collection: name, id }, was ?? undefined, is ?? null)];
}
