import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import type { Service } from '@/domain/service';
import { parseService } from '@/domain/service-schema';
import { logError } from '@/lib/log-error';
import { read, write } from './deadline';
import { plainFields } from './documents';
import { loadFirestore } from './firebase';

/** More services than any menu can hold; a limit all the same, so that no screen reads without one. */
const MOST_SERVICES = 100;

/** Where a service stands: the built-in ones in their own order, all others behind them. */
function rank({ slug }: Service): number {
  const position = FALLBACK_SERVICES.findIndex((service) => service.slug === slug);
  return position < 0 ? FALLBACK_SERVICES.length : position;
}

/** The stored services; fails like any other read. */
export function listStoredServices(): Promise<readonly Service[]> {
  return read(async () => {
    const { db, collection, getDocs, limit, query } = await loadFirestore();
    const { docs } = await getDocs(query(collection(db, 'services'), limit(MOST_SERVICES)));
    return docs
      .map((document) => parseService(document.id, plainFields(document)))
      .sort((a, b) => rank(a) - rank(b));
  });
}

/**
 * All services (spec 7). Never fails: where none is stored or the read fails, the seven built-in ones
 * stand in and the failure is logged.
 */
export async function listServices(): Promise<readonly Service[]> {
  try {
    const services = await listStoredServices();
    return services.length > 0 ? services : FALLBACK_SERVICES;
  } catch (error) {
    logError('Failed to fetch services', error);
    return FALLBACK_SERVICES;
  }
}

/** The service with that slug, else the built-in one, else null (spec 7). Never fails. */
export async function getServiceBySlug(slug: string): Promise<Service | null> {
  const builtIn = FALLBACK_SERVICES.find((service) => service.slug === slug) ?? null;
  try {
    return await read(async () => {
      const { db, collection, getDocs, limit, query, where } = await loadFirestore();
      const matching = query(collection(db, 'services'), where('slug', '==', slug), limit(1));
      const [document] = (await getDocs(matching)).docs;
      return document ? parseService(document.id, plainFields(document)) : builtIn;
    });
  } catch (error) {
    logError('Failed to fetch service', error);
    return builtIn;
  }
}

/**
 * Writes the built-in services under their slugs when none is stored (spec 6, design 4). For
 * administrators only; never overwrites: in the transaction each of the seven must still be missing.
 */
export async function initialiseServices(): Promise<void> {
  await write(async () => {
    const { db, collection, doc, getDocs, limit, query, runTransaction, serverTimestamp } =
      await loadFirestore();
    const stored = await getDocs(query(collection(db, 'services'), limit(1)));
    if (!stored.empty) return;
    await runTransaction(db, async (transaction) => {
      const entries = FALLBACK_SERVICES.map(({ id, ...fields }) => ({
        reference: doc(db, 'services', id),
        fields,
      }));
      const found = await Promise.all(entries.map(({ reference }) => transaction.get(reference)));
      if (found.some((snapshot) => snapshot.exists())) return;
      for (const { reference, fields } of entries) {
        const now = serverTimestamp();
        transaction.set(reference, { ...fields, createdAt: now, updatedAt: now });
      }
    });
  });
}
