import type { DocumentSnapshot } from 'firebase/firestore/lite';
import { careerToInput, cleanCareer, type Career, type CareerInput } from '@/domain/career';
import { parseCareer } from '@/domain/career-schema';
import { read, write } from './deadline';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  readUndated,
  transact,
  versionOf,
  type Page,
  type PageCursor,
} from './documents';
import { loadFirestore } from './firebase';

/** Someone else saved or deleted the career after the form was opened (design 4). */
export class CareerConflictError extends Error {
  override name = 'CareerConflictError';
}

function toCareer(snapshot: DocumentSnapshot): Career {
  return parseCareer(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

async function careersQuery(activeOnly: boolean) {
  const { db, collection, orderBy, query, where } = await loadFirestore();
  const filter = activeOnly ? [where('isActive', '==', true)] : [];
  return {
    all: query(collection(db, 'careers'), ...filter),
    newestFirst: query(collection(db, 'careers'), ...filter, orderBy('createdAt', 'desc')),
  };
}

/** One page of openings, newest first, optionally only the active ones (spec 7). */
export function listCareers(options: {
  activeOnly: boolean;
  size: number;
  cursor?: PageCursor | null;
}): Promise<Page<Career>> {
  return read(async () => {
    const { newestFirst } = await careersQuery(options.activeOnly);
    return readPage(newestFirst, options.size, options.cursor ?? null, toCareer);
  });
}

/** The newest openings of all, at most `size`, and no document more is read. */
export function listNewestCareers(size: number): Promise<Career[]> {
  return read(async () => readFirst((await careersQuery(false)).newestFirst, size, toCareer));
}

/** The openings that have no `createdAt`, which no list by date shows; reads through all to find them. */
export async function listUndatedCareers(): Promise<Career[]> {
  const { all, newestFirst } = await careersQuery(false);
  const [total, dated] = await read(() =>
    Promise.all([countDocuments(all), countDocuments(newestFirst)]),
  );
  return total > dated ? readUndated(all, total - dated, toCareer) : [];
}

/** Number of openings, optionally only the active ones. */
export function countCareers(options: { activeOnly: boolean }): Promise<number> {
  return read(async () => countDocuments((await careersQuery(options.activeOnly)).all));
}

/**
 * One opening, or null when there is none with that id. A visitor may read active ones only, so for a
 * visitor a closed opening and an unknown one are both null.
 */
export function getCareer(id: string): Promise<Career | null> {
  return read(async () => {
    const { db, doc, getDoc } = await loadFirestore();
    try {
      const snapshot = await getDoc(doc(db, 'careers', id));
      return snapshot.exists() ? toCareer(snapshot) : null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
        return null;
      throw error;
    }
  });
}

/** Whether the stored career reads exactly like `career`: then an earlier send has arrived already. */
function says(stored: DocumentSnapshot, career: CareerInput): boolean {
  const text = ({ ...input }: CareerInput) => JSON.stringify(Object.entries(input).sort());
  return text(cleanCareer(careerToInput(toCareer(stored)))) === text(career);
}

/**
 * Adds a career under an id made by the caller. Where an earlier send arrived and only its answer was lost,
 * the one that it made is completed; throws CareerConflictError where someone else has changed it since.
 * @returns the id (spec 7)
 */
export function createCareer(id: string, career: CareerInput): Promise<string> {
  return write(async () => {
    const { db, doc, serverTimestamp } = await loadFirestore();
    const reference = doc(db, 'careers', id);
    await transact(async (transaction) => {
      const stored = await transaction.get(reference);
      const now = serverTimestamp();
      if (!stored.exists()) {
        transaction.set(reference, { ...career, createdAt: now, updatedAt: now });
      } else if (!says(stored, career)) {
        const createdAt: unknown = stored.data()['createdAt'];
        if (versionOf(stored) !== versionOf(stored, 'createdAt')) throw new CareerConflictError();
        transaction.set(reference, { ...career, createdAt, updatedAt: now });
      }
    });
    return id;
  });
}

/**
 * Replaces a career (spec 7). `version` is the one that the form was opened with; throws
 * CareerConflictError when the stored one is another by now or gone.
 */
export function updateCareer(id: string, career: CareerInput, version: string): Promise<void> {
  return write(async () => {
    const { db, doc, serverTimestamp, Timestamp } = await loadFirestore();
    const reference = doc(db, 'careers', id);
    await transact(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists()) throw new CareerConflictError();
      if (versionOf(stored) !== version) {
        if (says(stored, career)) return;
        throw new CareerConflictError();
      }
      const createdAt: unknown = stored.data()['createdAt'];
      transaction.set(reference, {
        ...career,
        createdAt: createdAt instanceof Timestamp ? createdAt : serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
    });
  });
}

/**
 * Deletes a career (spec 7).
 * @returns a function that brings the same document back, or null where it was already gone
 */
export function deleteCareer(id: string): Promise<(() => Promise<void>) | null> {
  return write(async () => {
    const { db, doc, serverTimestamp, setDoc } = await loadFirestore();
    const reference = doc(db, 'careers', id);
    const fields = await transact(async (transaction) => {
      const stored = await transaction.get(reference);
      transaction.delete(reference);
      return stored.data();
    });
    if (!fields) return null;
    return () => write(() => setDoc(reference, { ...fields, updatedAt: serverTimestamp() }));
  });
}
