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

/** Maximum lengths in characters and list entries (design 5). */
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
  /** Icon font classes as stored; only looked up, never rendered as a class (design 7). */
  icon: string;
  color: ServiceColor;
  features: string[];
}
