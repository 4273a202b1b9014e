import {
  collection,
  doc,
  getDoc,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { inOrder } from '@/collections/service-order';
import { MAX_SERVICES, parseService, type StoredService } from '@/collections/services';
import { plainFields, readFirst, versionOf } from './documents';
import { firestore } from './firestore';

const allServices = () => collection(firestore(), 'services');

const toService = (stored: DocumentSnapshot) =>
  parseService(stored.id, plainFields(stored), versionOf(stored));

export async function listServices(): Promise<StoredService[]> {
  return inOrder(await readFirst(allServices(), MAX_SERVICES, toService));
}

export async function getService(id: string): Promise<StoredService | null> {
  const snapshot = await getDoc(doc(firestore(), 'services', id));
  return snapshot.exists() ? toService(snapshot) : null;
}

export async function getServiceBySlug(slug: string): Promise<StoredService | null> {
  const matching = query(allServices(), where('slug', '==', slug));
  const [service] = await readFirst(matching, 1, toService);
  return service ?? null;
}
