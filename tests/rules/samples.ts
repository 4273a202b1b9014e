import { serverTimestamp } from 'firebase/firestore/lite';
import type { Fields } from './environment';

/* One valid document of each collection, as a form sends it. */

export const COLLECTIONS = ['services', 'careers', 'seoSettings', 'contacts'] as const;
/** The collections that a browser may write to. */
export type Collection = (typeof COLLECTIONS)[number];

const FORM_FIELDS: Record<Collection, Fields> = {
  services: {
    name: 'Cloud Migration',
    slug: 'cloud-migration',
    description: 'Move in planned waves.',
    longDescription: 'We draw your landscape first.',
    icon: 'fas fa-cloud',
    color: 'blue',
    features: ['Inventory', 'Rehearsals'],
  },
  careers: {
    title: 'Oracle Developer',
    department: 'Engineering',
    location: 'Remote',
    type: 'full-time',
    description: 'You know PL/SQL.',
    requirements: ['PL/SQL'],
    responsibilities: ['Upgrades', 'Reviews'],
    benefits: [],
    salaryRange: '$90,000 to $110,000',
    isActive: true,
  },
  seoSettings: {
    page: 'home',
    title: 'Oracle consulting',
    description: 'Engineers who draw a system first.',
    keywords: ['Oracle', 'cloud'],
  },
  contacts: {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    company: 'Navy',
    service: 'upgrades',
    message: 'Please call.',
    status: 'new',
  },
};

/** A valid new document with `changes`; undefined removes a field. */
export function sample(collection: Collection, changes: Fields = {}): Fields {
  const now = serverTimestamp();
  const createdAt = collection === 'seoSettings' ? {} : { createdAt: now };
  const fields = { ...FORM_FIELDS[collection], ...createdAt, updatedAt: now, ...changes };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
