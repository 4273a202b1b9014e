import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '@/lib/paths';

type PageModule = Record<string, ComponentType>;

export interface SiteRoute {
  /** Pattern of React Router. */
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Imports the module of the page, for whoever wants it before it is shown. */
  load: () => Promise<PageModule>;
}

/** `load` imports the page's module; a page file has one export, its component. */
function route(path: string, load: () => Promise<PageModule>): SiteRoute {
  return {
    path,
    load,
    Page: lazy(async () => {
      const [Page] = Object.values(await load());
      if (!Page) throw new Error(`The page of ${path} exports no component`);
      return { default: Page };
    }),
  };
}

/** The route that shows the page at `pathname`; the last one matches everything. */
export function routeOf(pathname: string): SiteRoute | undefined {
  return ROUTES.find(({ path }) => matchPath(path, pathname));
}

/** The route list of spec 2. */
export const ROUTES: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home/home-page')),
  route(paths.about, () => import('@/pages/about-page')),
  route(paths.services, () => import('@/pages/services-page')),
  route(paths.servicePattern, () => import('@/pages/service-page')),
  route(paths.careers, () => import('@/pages/careers-page')),
  route(paths.contact, () => import('@/pages/contact-page')),
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
  route('*', () => import('@/pages/not-found-page')),
];
