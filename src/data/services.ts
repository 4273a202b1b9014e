import { collection, query, where, type DocumentSnapshot } from 'firebase/firestore/lite';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import type { Service } from '@/domain/service';
import { parseService } from '@/domain/service-schema';
import { plainFields, readFirst } from './documents';
import { firestore } from './firestore';

/** Largest `limit` that the rules allow (design 5). */
const MAX_SERVICES = 100;

const allServices = () => collection(firestore(), 'services');

const toService = (stored: DocumentSnapshot) => parseService(stored.id, plainFields(stored));

/** Built-in services in their own order, then all others. */
function rank({ slug }: Service): number {
  const position = FALLBACK_SERVICES.findIndex((service) => service.slug === slug);
  return position < 0 ? FALLBACK_SERVICES.length : position;
}

/** The stored services (spec 7). */
export async function listServices(): Promise<readonly Service[]> {
  const stored = await readFirst(allServices(), MAX_SERVICES, toService);
  return stored.sort((a, b) => rank(a) - rank(b));
}

/** The stored service with that slug, or null (spec 7). */
export async function getServiceBySlug(slug: string): Promise<Service | null> {
  const matching = query(allServices(), where('slug', '==', slug));
  const [service] = await readFirst(matching, 1, toService);
  return service ?? null;
}
