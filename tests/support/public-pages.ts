/** Every public page as a visitor first meets it: its address and its main heading. */
export const PUBLIC_PAGES = [
  { path: '/', heading: 'We draw your systems before we touch them.' },
  { path: '/about', heading: 'A firm that is judged by what stays upright.' },
  { path: '/services', heading: 'Seven services, from plan to operation.' },
  { path: '/services/cloud-migration', heading: 'Cloud Migration' },
  { path: '/services/no-such-service', heading: 'Service Not Found' },
  { path: '/careers', heading: 'Work with people who draw first.' },
  { path: '/contact', heading: 'Tell us what you are planning.' },
  { path: '/technology-stack', heading: 'Technology we answer for.' },
  { path: '/cloud-migration', heading: 'A cut-over weekend nobody remembers.' },
  { path: '/consulting', heading: 'Three courses, one decision, no slides.' },
  { path: '/upgrades', heading: 'The upgrade, with your own changes intact.' },
  { path: '/managed-services', heading: 'Quiet nights, in writing.' },
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
