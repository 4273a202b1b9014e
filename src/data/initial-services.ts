import { collection, doc, getDocs, limit, query, serverTimestamp } from 'firebase/firestore/lite';
import { FALLBACK_SERVICES } from '@/collections/fallback-services';
import { randomId } from '@/domain/random-id';
import { commit } from './commit';
import { firestore } from './firestore';

/** Saves the built-in services if none are saved (spec 6). For administrators only. */
export async function initializeServices(signal: AbortSignal): Promise<void> {
  const services = collection(firestore(), 'services');
  if (!(await getDocs(query(services, limit(1)))).empty) return;
  const dates = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  const references = FALLBACK_SERVICES.map(({ id }) => doc(services, id));
  await commit({ id: randomId(), signal }, references, (...stored) => {
    if (stored.some((each) => each.exists())) return [];
    return FALLBACK_SERVICES.flatMap(({ id, ...fields }) =>
      stored
        .filter((each) => each.id === id)
        .map((each) => ({ stored: each, fields: { ...fields, ...dates } })),
    );
  });
}
