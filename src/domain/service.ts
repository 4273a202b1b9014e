import type { InferOutput } from 'valibot';
import type { storedServiceSchema } from './service-schema';
import { MAX_SLUG } from './slug';

export const SERVICE_COLORS = [
  'blue',
  'green',
  'purple',
  'orange',
  'red',
  'indigo',
  'teal',
] as const;
export type ServiceColor = (typeof SERVICE_COLORS)[number];

/** Maximum number of services that the rules let a visitor list (design 5). */
export const MAX_SERVICES = 100;

/** Maximum lengths in characters and list entries (design 4). */
export const SERVICE_LIMITS = {
  name: 100,
  slug: MAX_SLUG,
  description: 1000,
  longDescription: 10_000,
  icon: 100,
  features: 40,
  feature: 300,
  /** Maximum absolute value of a sort key. */
  position: 1_000_000,
} as const;

export interface Service extends InferOutput<typeof storedServiceSchema> {
  id: string;
}

export interface StoredService extends Service {
  /** Sort key; null for the default order (spec 3). */
  position: number | null;
  updatedAt: Date | null;
  version: string;
}
