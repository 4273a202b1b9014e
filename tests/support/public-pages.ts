import { CLOUD_MIGRATION } from '@/content/cloud-migration';
import { CONSULTING } from '@/content/consulting';
import { MANAGED_SERVICES } from '@/content/managed-services';
import { UPGRADES } from '@/content/upgrades';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_PAGE } from '@/content/contact';
import { LANDING } from '@/content/home';
import { PAGE_LIST, pathToService, type PageId } from '@/content/pages';
import { SERVICE_NOT_FOUND, SERVICES_PAGE } from '@/content/services';
import { TECHNOLOGY_STACK } from '@/content/technology-stack';

interface PublicPage {
  path: string;
  /** Main heading, as Playwright matches text. */
  heading: string | RegExp;
  isNotFound: boolean;
  /** Hosting answers with this status: it knows the paths of pages, not the slugs of services. */
  status?: 404;
}

/** Main headings; of a page that is not listed any heading is accepted. */
const HEADINGS: Partial<Record<PageId, string>> = {
  home: LANDING.hero.heading,
  about: ABOUT.heading,
  services: SERVICES_PAGE.heading('Seven services'),
  careers: CAREERS_PAGE.heading,
  contact: CONTACT_PAGE.heading,
  'technology-stack': TECHNOLOGY_STACK.heading,
  'cloud-migration': CLOUD_MIGRATION.heading,
  consulting: CONSULTING.heading,
  upgrades: UPGRADES.heading,
  'managed-services': MANAGED_SERVICES.heading,
};

/** The prerendered pages without parameters, in the order of the page table. */
const PAGES_WITHOUT_PARAMETERS = PAGE_LIST.filter(
  ({ path, rendering }) => rendering !== 'client' && !/[:*]/.test(path),
).map(({ id, path }): PublicPage => ({ path, heading: HEADINGS[id] ?? /./, isNotFound: false }));

/** Path and main heading of every prerendered page, and an example of each page with parameters. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...PAGES_WITHOUT_PARAMETERS,
  { path: pathToService('cloud-migration'), heading: 'Cloud Migration', isNotFound: false },
  {
    path: pathToService('no-such-service'),
    heading: SERVICE_NOT_FOUND.heading,
    isNotFound: true,
  },
  { path: '/no/such/page', heading: 'Page Not Found', isNotFound: true, status: 404 },
];

/** Names of the built-in services, in their order (spec 3). */
export const BUILT_IN_SERVICES = [
  'Cloud Migration',
  'Strategic Consulting',
  'System Upgrades',
  'Managed Services',
  'Integrated Services',
  'Product Development',
  'Infrastructure Services',
];
