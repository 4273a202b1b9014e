import {
  collection,
  doc,
  getDoc,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseCareer, type Career } from '@/collections/careers';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  versionOf,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

function toCareer(snapshot: DocumentSnapshot): Career {
  return parseCareer(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

interface CareerSelection {
  isActive?: boolean;
  /** Only careers with a closing date before this day; if it is '', with any closing date. */
  closedBefore?: string;
}

function careers({ isActive, closedBefore }: CareerSelection) {
  const active = isActive === undefined ? [] : [where('isActive', '==', isActive)];
  const dated = closedBefore === undefined ? [] : [where('closesOn', '>', '')];
  const closed = closedBefore ? [where('closesOn', '<', closedBefore)] : [];
  return query(collection(firestore(), 'careers'), ...active, ...dated, ...closed);
}

function newestCareers(selection: CareerSelection) {
  return query(careers(selection), orderBy('createdAt', 'desc'));
}

/** Newest first or, if selected by closing date, the earliest date first. */
export function listCareers(range: PageRange & CareerSelection): Promise<Page<Career>> {
  const isDated = range.closedBefore !== undefined;
  const source = isDated ? query(careers(range), orderBy('closesOn')) : newestCareers(range);
  return readPage(source, range, toCareer);
}

export function listNewestCareers(size: number): Promise<Career[]> {
  return readFirst(newestCareers({}), size, toCareer);
}

/** Number of careers (spec 9). For administrators: visitors may not count without a limit. */
export function countCareers(selection: CareerSelection): Promise<number> {
  return countDocuments(careers(selection));
}

/** Null if it is missing. Visitors are denied an inactive one. */
export async function getCareer(id: string): Promise<Career | null> {
  const snapshot = await getDoc(doc(firestore(), 'careers', id));
  return snapshot.exists() ? toCareer(snapshot) : null;
}
