import { where } from 'firebase/firestore/lite';
import { inOrder } from '@/collections/service-order';
import { MAX_SERVICES, parseService, type StoredService } from '@/collections/services';
import { documentsIn, readFirst } from './documents';

const services = documentsIn('services', parseService);

export async function listServices(): Promise<StoredService[]> {
  return inOrder(await readFirst(services.where(), MAX_SERVICES, services.toItem));
}

export const getService = (id: string) => services.get(id);

export async function getServiceBySlug(slug: string): Promise<StoredService | null> {
  const matching = services.where(where('slug', '==', slug));
  const [service] = await readFirst(matching, 1, services.toItem);
  return service ?? null;
}
