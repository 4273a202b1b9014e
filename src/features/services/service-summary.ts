import type { Service } from '@/collections/services';
import { cutText } from '@/lib/cut-text';

/** The fields that lists and menus show. A prerendered page has the others only for its own service. */
export type ServiceSummary = Omit<Service, 'longDescription' | 'features'>;

/** In characters. Cards show six lines, about 480 characters on the widest card; CSS cuts the rest. */
const MAX_DESCRIPTION = 500;

export function summaryOf(service: Service): ServiceSummary {
  const { id, name, slug, icon, color } = service;
  return {
    id,
    name,
    slug,
    description: cutText(service.description, MAX_DESCRIPTION),
    icon,
    color,
  };
}

/** The fields that the page of the service shows. */
export function shownOf(service: Service | ServiceSummary) {
  const { id, name, slug, icon, color, description } = service;
  const { longDescription, features } = { longDescription: '', features: [], ...service };
  return { id, name, slug, icon, color, description, longDescription, features };
}

export function isWhole(service: ServiceSummary): service is Service {
  return 'longDescription' in service;
}
