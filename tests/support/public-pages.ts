import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_PAGE } from '@/content/contact';
import { LANDING } from '@/content/home';
import { SERVICES_PAGE } from '@/content/services';
import { CLOUD_MIGRATION, CONSULTING, MANAGED_SERVICES, UPGRADES } from '@/content/static-services';
import { TECHNOLOGY_STACK } from '@/content/technology-stack';

/** Address and main heading of every public page. */
export const PUBLIC_PAGES = [
  { path: '/', heading: LANDING.hero.heading },
  { path: '/about', heading: ABOUT.heading },
  { path: '/services', heading: SERVICES_PAGE.heading },
  { path: '/services/cloud-migration', heading: 'Cloud Migration' },
  { path: '/services/no-such-service', heading: 'Service Not Found' },
  { path: '/careers', heading: CAREERS_PAGE.heading },
  { path: '/contact', heading: CONTACT_PAGE.heading },
  { path: '/technology-stack', heading: TECHNOLOGY_STACK.heading },
  { path: '/cloud-migration', heading: CLOUD_MIGRATION.heading },
  { path: '/consulting', heading: CONSULTING.heading },
  { path: '/upgrades', heading: UPGRADES.heading },
  { path: '/managed-services', heading: MANAGED_SERVICES.heading },
  { path: '/no/such/page', heading: 'Page Not Found' },
] as const;

/** Names of the seven built-in services, in their order. */
export const BUILT_IN_SERVICES = [
  'Cloud Migration',
  'Strategic Consulting',
  'System Upgrades',
  'Managed Services',
  'Integrated Services',
  'Product Development',
  'Infrastructure Services',
];

/** The fields of a stored service. */
export function service(fields: Record<string, unknown> = {}) {
  return {
    name: 'Data Masking',
    slug: 'data-masking',
    description: 'Test data that tells nothing about anybody.',
    longDescription: 'We replace names and numbers, and keep what your tests need.',
    icon: 'fas fa-database',
    color: 'teal',
    features: ['Rules per column'],
    ...fields,
  };
}

/** A word that no line can break by itself. */
export const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(2);

/** Right-to-left text. */
export const ARABIC = 'خدمات قواعد البيانات والسحابة';
