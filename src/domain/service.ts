/** A service that the firm offers (spec 3). */

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

/** Largest service that can be stored: texts in characters, features in entries. */
export const SERVICE_LIMITS = {
  name: 100,
  slug: 100,
  description: 1000,
  longDescription: 10_000,
  icon: 100,
  features: 40,
  feature: 300,
} as const;

export interface Service {
  id: string;
  name: string;
  slug: string;
  description: string;
  longDescription: string;
  /** Class string of an icon font, as stored; shown through an allow-list, never as a class (design 7). */
  icon: string;
  color: ServiceColor;
  features: string[];
}
