import type { ComponentType } from 'react';
import { matchRoutes, useRoutes, type Params } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { PAGE_LIST, type PageId } from '@/content/pages';
import { loadFiles, urlsIn } from './start/load-chunk';

/** A page file exports the page's component, and also `preload` if parts of the page are separate chunks. */
type PageModule = Record<`${string}Page`, ComponentType> & {
  preload?: (params: Params) => Promise<void>;
};

const MODULES = import.meta.glob<PageModule>('../pages/**/*-page.tsx');

function loadModule(id: PageId): Promise<PageModule> {
  const load = MODULES[`../pages/${id}-page.tsx`];
  return load ? load() : Promise.reject(new Error(`No file for page ${id}`));
}

function pageComponent(id: PageId): LazyComponent<object> {
  return lazyComponent(async () => {
    const pages = Object.entries(await loadModule(id)).filter(([name]) => name.endsWith('Page'));
    const [[, Page] = []] = pages as [string, ComponentType][];
    if (!Page) throw new Error(`No component for page ${id}`);
    return Page;
  });
}

/** Paths are case-sensitive, as on Firebase Hosting. */
const ROUTES = PAGE_LIST.map(({ id, path }) => {
  const Page = pageComponent(id);
  return { id, path, caseSensitive: true, Page, element: <Page /> };
});

function matchRoute(pathname: string) {
  const [match] = matchRoutes(ROUTES, pathname) ?? [];
  if (!match) throw new Error(`No route matches ${pathname}`);
  return match;
}

export function pageIdAt(pathname: string): PageId {
  return matchRoute(pathname).route.id;
}

export async function preloadPage(pathname: string): Promise<void> {
  const { route, params } = matchRoute(pathname);
  const [{ preload }] = await Promise.all([loadModule(route.id), route.Page.preload()]);
  await preload?.(params);
}

/** Preloads a page that the visitor may open next. If its code is lost, throws without a reload (load-chunk.ts). */
export async function preloadNextPage(pathname: string): Promise<void> {
  const load = MODULES[`../pages/${pageIdAt(pathname)}-page.tsx`];
  if (load) await loadFiles(urlsIn(load));
  await preloadPage(pathname);
}

export function PageRoutes() {
  return useRoutes(ROUTES);
}
