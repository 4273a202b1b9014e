import type { Service } from '@/collections/services';
import { serviceQueries } from './service-queries';
import { summaryOf } from './service-summary';

export const prerenderedServices = (services: readonly Service[]) => [
  [serviceQueries.list().queryKey, services.map(summaryOf)] as const,
];

export function prerenderedService(service: Service) {
  const { description, longDescription, features } = service;
  const shown = { ...summaryOf(service), description, longDescription, features };
  return [[serviceQueries.bySlug(service.slug).queryKey, shown] as const];
}
