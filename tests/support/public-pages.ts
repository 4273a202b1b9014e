import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { isInBackOffice, PAGE_LIST, pathToService } from '@/content/pages';
import { SERVICE_NOT_FOUND } from '@/content/services';

interface PublicPage {
  path: string;
  /** Main heading as a Playwright text matcher. */
  heading: string | RegExp;
  isNotFound: boolean;
  /** Status from Hosting, if not 200. Hosting knows the paths of pages but not the slugs of services. */
  status?: 404;
}

/** Every prerendered page in the page table, and examples of service and Not Found pages. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...PAGE_LIST.filter(({ path }) => !isInBackOffice(path) && !/[:*]/.test(path)).map(
    ({ path }) => ({ path, heading: /./, isNotFound: false }),
  ),
  { path: pathToService('cloud-migration'), heading: 'Cloud Migration', isNotFound: false },
  { path: pathToService('no-such-service'), heading: SERVICE_NOT_FOUND.heading, isNotFound: true },
  { path: '/no/such/page', heading: 'Page Not Found', isNotFound: true, status: 404 },
];

/** Names of the built-in services, in order. */
export const BUILT_IN_NAMES = BUILT_IN_SERVICES.map(({ name }) => name);
