import { useWrite } from '@/back-office/shared/use-write';
import type { StoredService } from '@/collections/services';
import { PUBLICATION } from '@/content/publication';
import { quotedName, refreshServices, serviceWrites } from './service-kind';

export function useDeleteService() {
  return useWrite({
    placeOf: ({ id }: StoredService) => `services/${id}`,
    load: serviceWrites,
    write: (services, key, { id, version }) => services.deleteService(key, id, version),
    success: (service) => `${quotedName(service)} was deleted. ${PUBLICATION.hidden}`,
    failure: 'Failed to delete service',
    undone: (service) => `${quotedName(service)} restored`,
    refresh: refreshServices,
  });
}

export interface ServiceMove {
  service: StoredService;
  /** A positive number moves the service down. */
  steps: number;
}

export function useMoveService() {
  return useWrite({
    // One at a time, because each move starts from the order that the previous move saved.
    scope: 'service-move',
    placeOf: ({ service }: ServiceMove) => `services/${service.id}`,
    load: serviceWrites,
    write: (services, key, { service, steps }) => services.moveService(key, service.id, steps),
    success: ({ service, steps }) => `${quotedName(service)} moved ${steps < 0 ? 'up' : 'down'}`,
    failure: 'Failed to move service',
    refresh: refreshServices,
  });
}
