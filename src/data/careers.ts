import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  getDoc,
  orderBy,
  query,
  serverTimestamp,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { careerToInput, cleanCareer, type Career, type CareerInput } from '@/domain/career';
import { parseCareer } from '@/domain/career-schema';
import { ConflictError } from '@/domain/errors';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';
import { keptCreatedAt, transact, versionOf } from './transactions';

function toCareer(snapshot: DocumentSnapshot): Career {
  return parseCareer(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

const careerAt = (id: string) => doc(firestore(), 'careers', id);

/** Which careers; without `isActive` every one. */
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

/** One page of careers, newest first (spec 7). */
export function listCareers(range: PageRange & CareerSelection): Promise<Page<Career>> {
  return readPage(newestCareers(range), range, toCareer);
}

/** At most `size` careers, newest first. */
export function listNewestCareers(size: number): Promise<Career[]> {
  return readFirst(newestCareers({}), size, toCareer);
}

/** Number of careers (spec 7). For administrators: the rules refuse a visitor's count without a limit. */
export function countCareers(selection: CareerSelection): Promise<number> {
  return countDocuments(careers(selection));
}

/** One career, or null if there is none or a visitor may not read it (inactive). */
export async function getCareer(id: string): Promise<Career | null> {
  try {
    const snapshot = await getDoc(careerAt(id));
    return snapshot.exists() ? toCareer(snapshot) : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}

/** Whether an earlier save, whose response was lost, has stored `career` already. */
function isSame(stored: DocumentSnapshot, career: CareerInput): boolean {
  const text = (input: CareerInput) => JSON.stringify(Object.entries(input).sort());
  return text(cleanCareer(careerToInput(toCareer(stored)))) === text(career);
}

function withDates(career: CareerInput, stored: DocumentSnapshot) {
  const createdAt = keptCreatedAt(stored.data()?.['createdAt']);
  return { ...career, createdAt, updatedAt: serverTimestamp() };
}

/**
 * Adds a career under the given id (spec 7); a retry updates it. Returns the id of the recorded change, or null if an
 * earlier save, whose answer was lost, has stored the same. Throws ConflictError if it was changed since.
 */
export async function createCareer(id: string, career: CareerInput): Promise<string | null> {
  const reference = careerAt(id);
  return transact(async ({ get, replace }) => {
    const stored = await get(reference);
    if (stored.exists() && isSame(stored, career)) return null;
    if (versionOf(stored) !== versionOf(stored, 'createdAt')) throw new ConflictError();
    return replace(stored, withDates(career, stored));
  });
}

/**
 * Replaces a career (spec 7). Returns the id of the recorded change, or null if an earlier save, whose answer was lost,
 * has stored the same. Throws ConflictError if the stored `version` is another or the career is gone.
 */
export async function updateCareer(
  id: string,
  career: CareerInput,
  version: string,
): Promise<string | null> {
  const reference = careerAt(id);
  return transact(async ({ get, replace }) => {
    const stored = await get(reference);
    if (!stored.exists()) throw new ConflictError();
    if (versionOf(stored) === version) return replace(stored, withDates(career, stored));
    if (isSame(stored, career)) return null;
    throw new ConflictError();
  });
}

/** Deletes a career (spec 7). Returns the id of the recorded change, or null if it was already gone. */
export async function deleteCareer(id: string): Promise<string | null> {
  const reference = careerAt(id);
  return transact(async ({ get, replace }) => {
    const stored = await get(reference);
    return stored.exists() ? replace(stored, null) : null;
  });
}
