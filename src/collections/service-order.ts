import { FALLBACK_SERVICES } from './fallback-services';
import { MAX_POSITION, type StoredService } from './services';

/** Sort key of a service: its position, else its index among the built-in services, else after them (spec 3). */
export function placeOf({ slug, position }: Pick<StoredService, 'slug' | 'position'>): number {
  const place = FALLBACK_SERVICES.findIndex((service) => service.slug === slug);
  return position ?? (place < 0 ? FALLBACK_SERVICES.length : place);
}

/** Sorts services for display. The sort is stable. */
export function inOrder(services: readonly StoredService[]): StoredService[] {
  return services.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Sort key for a service moved to `index`, between its neighbors; null if no number is left between them. */
export function placeAt(services: readonly StoredService[], index: number): number | null {
  const [before, after] = [services[index - 1], services[index]].map((one) => one && placeOf(one));
  const from = before ?? (after ?? 1) - 2;
  const to = after ?? from + 2;
  const place = (from + to) / 2;
  return from < place && place < to && Math.abs(place) <= MAX_POSITION ? place : null;
}
