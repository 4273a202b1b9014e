import type { Action } from '@/back-office/run/action';
import { deleteDocument, fieldUpdate, type DocumentChange } from '@/collections/change';
import { sortKey } from '@/collections/service-order';
import type { StoredService } from '@/collections/services';
import { servicesData } from '@/data/lazy-data';
import { ConflictError } from '@/domain/errors';

export const quotedName = ({ name }: Pick<StoredService, 'name'>) => `“${name}”`;

export const deleteService = (service: StoredService): Action => ({
  changes: [deleteDocument('services', service.id, service.version)],
  done: `${quotedName(service)} was deleted`,
  failure: 'Failed to delete service',
  undoWords: `${quotedName(service)} restored`,
});

const setPosition = ({ id, version }: StoredService, position: number) =>
  fieldUpdate('services', id, version, { position });

/** Swaps a service with its neighbor. If services share a place, because they have no position, all get one. */
export function moveService(
  services: readonly StoredService[],
  service: StoredService,
  step: number,
): Action {
  const place = services.indexOf(service);
  const reordered = services.toSpliced(place, 1).toSpliced(Math.max(0, place + step), 0, service);
  const isNumbered = new Set(services.map(sortKey)).size === services.length;
  const numbered = reordered.map((other, index) => setPosition(other, index + 1));
  const documents = isNumbered ? () => swapped(service.id, step) : numbered;
  return {
    changes: [{ collection: 'services', id: service.id, documents }],
    done: `${quotedName(service)} moved ${step < 0 ? 'up' : 'down'}`,
    failure: 'Failed to move service',
  };
}

/** Reads the list again, because an earlier move may have changed it. */
async function swapped(id: string, step: number): Promise<DocumentChange[]> {
  const services = await servicesData.listServices();
  const index = services.findIndex((service) => service.id === id);
  const [moved, neighbor] = [services[index], services[index + step]];
  if (!moved) throw new ConflictError();
  if (!neighbor) return [fieldUpdate('services', id, moved.version, {})];
  return [setPosition(moved, sortKey(neighbor)), setPosition(neighbor, sortKey(moved))];
}
