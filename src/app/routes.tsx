import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { paths } from '@/lib/paths';

export interface SiteRoute {
  /** Pattern of React Router. */
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

/** `load` imports the page's module; a page file has one export, its component. */
function route(path: string, load: () => Promise<Record<string, ComponentType>>): SiteRoute {
  return {
    path,
    Page: lazy(async () => {
      const [Page] = Object.values(await load());
      if (!Page) throw new Error(`The page of ${path} exports no component`);
      return { default: Page };
    }),
  };
}

/** The route list of spec 2. */
export const ROUTES: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home/home-page')),
  route(paths.contact, () => import('@/pages/contact-page')),
  route(paths.admin.login, () => import('@/pages/admin/login-page')),
  route(paths.admin.dashboard, () => import('@/pages/admin/dashboard-page')),
  route(paths.admin.careers, () => import('@/pages/admin/careers-page')),
  route(paths.admin.seo, () => import('@/pages/admin/seo-page')),
  route(paths.admin.contacts, () => import('@/pages/admin/contacts-page')),
  route('*', () => import('@/pages/not-found-page')),
];
