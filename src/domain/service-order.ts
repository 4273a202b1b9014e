import { FALLBACK_SERVICES } from './fallback-services';
import { SERVICE_LIMITS, type StoredService } from './service';

/** Where a service stands: its position, else its place among the built-in ones, else after them (spec 3). */
export function placeOf({ slug, position }: Pick<StoredService, 'slug' | 'position'>): number {
  const place = FALLBACK_SERVICES.findIndex((service) => service.slug === slug);
  return position ?? (place < 0 ? FALLBACK_SERVICES.length : place);
}

/** In the order of the site. Those in the same place stay in their order. */
export function inOrder(services: readonly StoredService[]): StoredService[] {
  return services.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A place between the neighbors that a service would have at `index`; null where no position is between them. */
export function placeAt(services: readonly StoredService[], index: number): number | null {
  const [before, after] = [services[index - 1], services[index]].map((one) => one && placeOf(one));
  const from = before ?? (after ?? 1) - 2;
  const to = after ?? from + 2;
  const place = (from + to) / 2;
  return from < place && place < to && Math.abs(place) <= SERVICE_LIMITS.position ? place : null;
}
