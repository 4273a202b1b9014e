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
  type PageCursor,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

function toCareer(snapshot: DocumentSnapshot): Career {
  return parseCareer(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

interface CareerSelection {
  isActive?: boolean;
}

function careers({ isActive }: CareerSelection) {
  const filter = isActive === undefined ? [] : [where('isActive', '==', isActive)];
  return query(collection(firestore(), 'careers'), ...filter);
}

function newestCareers(selection: CareerSelection) {
  return query(careers(selection), orderBy('createdAt', 'desc'));
}

export function listCareers(range: PageRange & CareerSelection): Promise<Page<Career>> {
  return readPage(newestCareers(range), range, toCareer);
}

/** All active careers, newest first, in pages small enough for the rules. */
export async function listActiveCareers(): Promise<Career[]> {
  const careers: Career[] = [];
  let start: PageCursor | null = null;
  do {
    const page: Page<Career> = await listCareers({ isActive: true, size: 50, start });
    careers.push(...page.items);
    start = page.next;
  } while (start);
  return careers;
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
