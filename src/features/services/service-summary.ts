import type { Service } from '@/domain/service';

/** For lists and menus. A prerendered page has the rest of its own service only. */
export type ServiceSummary = Omit<Service, 'longDescription' | 'features'>;

/** Six lines of the widest card hold about 480 characters; CSS cuts the rest. */
const MAX_DESCRIPTION = 500;

export function summaryOf(service: Service): ServiceSummary {
  const { id, name, slug, description, icon, color } = service;
  const characters = [...description];
  const isLong = characters.length > MAX_DESCRIPTION;
  const start = `${characters.slice(0, MAX_DESCRIPTION).join('')}…`;
  return { id, name, slug, description: isLong ? start : description, icon, color };
}

export function isWhole(service: ServiceSummary): service is Service {
  return 'longDescription' in service;
}
