import type { Service } from '@/collections/services';
import { serviceQueries } from './service-queries';
import { shownOf, summaryOf } from './service-summary';

export const prerenderedServices = (services: readonly Service[]) => [
  [serviceQueries.list().queryKey, services.map(summaryOf)] as const,
];

export function prerenderedService(service: Service) {
  return [[serviceQueries.bySlug(service.slug).queryKey, shownOf(service)] as const];
}
