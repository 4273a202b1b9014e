import { collection, getDocs, limit, query } from 'firebase/firestore/lite';
import { changeOf, replacement } from '@/collections/change';
import { ConflictError } from '@/domain/errors';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { randomId } from '@/domain/random-id';
import { firestore } from './firestore';

/** Saves the built-in services if none are saved (spec 6). For administrators only. */
export async function initializeServices(signal: AbortSignal): Promise<void> {
  const services = collection(firestore(), 'services');
  if (!(await getDocs(query(services, limit(1)))).empty) return;
  const { commit } = await import('./commit');
  const documents = BUILT_IN_SERVICES.map(({ id, ...fields }, index) =>
    replacement('services', id, '', { ...fields, position: index + 1 }),
  );
  const [first] = documents;
  try {
    if (first)
      await commit([{ ...changeOf(first), documents }], { action: randomId(), part: 0 }, signal);
  } catch (error) {
    // Another administrator has just saved them.
    if (!(error instanceof ConflictError)) throw error;
  }
}
