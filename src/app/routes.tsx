import type { ComponentType } from 'react';
import { loadable, type Loadable } from '@/components/loadable';
import { ContactForm } from '@/features/contacts/contact-form-on-demand';
import { paths, slugOf } from '@/lib/paths';

type PageModule = Record<string, ComponentType>;

export interface SiteRoute {
  /** The path itself, or what every path of the route looks like. */
  path: string | RegExp;
  Page: Loadable<object>;
  /** Imports the module of the page: a page file has one export, its component. */
  load: () => Promise<PageModule>;
  /** Loads what the page at `pathname` needs to be shown whole. */
  preload: (pathname: string) => Promise<unknown>;
}

/** `loadParts` loads the parts of a page that are files of their own and yet stand on the static page. */
function route(
  path: string | RegExp,
  load: () => Promise<PageModule>,
  loadParts?: (pathname: string) => Promise<void>,
): SiteRoute {
  const Page = loadable(async () => {
    const [component] = Object.values(await load());
    if (!component) throw new Error(`The page of ${path} exports no component`);
    return component;
  });
  const preload = (pathname: string) => Promise.all([Page.preload(), loadParts?.(pathname)]);
  return { path, Page, load, preload };
}

const NOT_FOUND = route(/^/, () => import('@/pages/not-found-page'));

/** The route list of spec 2. Paths are told apart exactly as Hosting does it. */
const ROUTES: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home/home-page')),
  route(paths.about, () => import('@/pages/about-page')),
  route(paths.services, () => import('@/pages/services-page')),
  route(
    paths.servicePattern,
    () => import('@/pages/service-page'),
    async (pathname) => {
      const { preloadServiceDrawing } = await import('@/features/services/service-drawing');
      await preloadServiceDrawing(slugOf(pathname));
    },
  ),
  route(paths.careers, () => import('@/pages/careers-page')),
  route(paths.contact, () => import('@/pages/contact-page'), ContactForm.preload),
  route(paths.technologyStack, () => import('@/pages/technology-stack-page')),
  route(paths.cloudMigration, () => import('@/pages/cloud-migration-page')),
  route(paths.consulting, () => import('@/pages/consulting-page')),
  route(paths.upgrades, () => import('@/pages/upgrades-page')),
  route(paths.managedServices, () => import('@/pages/managed-services-page')),
  route(paths.admin.login, () => import('@/pages/admin/login-page')),
  route(paths.admin.dashboard, () => import('@/pages/admin/dashboard-page')),
  route(paths.admin.careers, () => import('@/pages/admin/careers-page')),
  route(paths.admin.seo, () => import('@/pages/admin/seo-page')),
  route(paths.admin.contacts, () => import('@/pages/admin/contacts-page')),
];

/** The route that shows the page at `pathname`; Not Found for every path that has none. */
export function routeOf(pathname: string): SiteRoute {
  const isOf = ({ path }: SiteRoute) =>
    typeof path === 'string' ? path === pathname : path.test(pathname);
  return ROUTES.find(isOf) ?? NOT_FOUND;
}
