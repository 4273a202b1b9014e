import { SERVICE_LIMITS } from './service';

/** A slug for a name: 'cloud-migration' for 'Cloud Migration'. '' if it has no Latin letters or digits. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, SERVICE_LIMITS.slug).replace(/^-|-$/g, '');
}
