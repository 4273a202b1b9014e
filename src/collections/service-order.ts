import { BUILT_IN_SERVICES } from './built-in-services';
import { MAX_POSITION, type StoredService } from './services';

/** Sort key of a service: its position, else its index among the built-in services, else after them (spec 3). */
export function sortKey({ slug, position }: Pick<StoredService, 'slug' | 'position'>): number {
  const place = BUILT_IN_SERVICES.findIndex((service) => service.slug === slug);
  return position ?? (place < 0 ? BUILT_IN_SERVICES.length : place);
}

export function inOrder(services: readonly StoredService[]): StoredService[] {
  return services.toSorted((a, b) => sortKey(a) - sortKey(b));
}

export function lastPosition(services: readonly StoredService[]): number {
  const last = inOrder(services).at(-1);
  return Math.min(last ? sortKey(last) + 1 : 1, MAX_POSITION);
}
