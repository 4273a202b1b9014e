import type { ComponentType } from 'react';
import { matchPath, Route, Routes, type Params } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { PAGE_LIST, type PageId } from '@/content/pages';

/**
 * A page file exports its component and, where parts of the prerendered page are chunks of their own,
 * `preload`, which loads them.
 */
type PageModule = Record<`${string}Page`, ComponentType> & {
  preload?: (params: Params) => Promise<void>;
};

const MODULES = import.meta.glob<PageModule>('../pages/**/*-page.tsx');

/** Imports `src/pages/{id}-page.tsx`. */
function loadModule(id: PageId): Promise<PageModule> {
  const load = MODULES[`../pages/${id}-page.tsx`];
  return load ? load() : Promise.reject(new Error(`The page ${id} has no file`));
}

function pageComponent(id: PageId): LazyComponent<object> {
  return lazyComponent(async () => {
    const pages = Object.entries(await loadModule(id)).filter(([name]) => name.endsWith('Page'));
    const [[, Page] = []] = pages as [string, ComponentType][];
    if (!Page) throw new Error(`The file of the page ${id} exports no component`);
    return Page;
  });
}

const ROUTES = PAGE_LIST.map(({ id, path }) => ({ id, path, Page: pageComponent(id) }));

/** Route and parameters of a path, told apart exactly as Hosting does it; `not-found` matches every path. */
function matchRoute(pathname: string) {
  for (const route of ROUTES) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { ...route, params: match.params };
  }
  throw new Error(`No route matches ${pathname}`);
}

/** Id of the page at a path. */
export function pageIdAt(pathname: string): PageId {
  return matchRoute(pathname).id;
}

/** Loads the code of the page at a path, for hydration. Rejects where that fails. */
export async function preloadPage(pathname: string): Promise<void> {
  const { id, Page, params } = matchRoute(pathname);
  const [{ preload }] = await Promise.all([loadModule(id), Page.preload()]);
  await preload?.(params);
}

/** The page at the current location (spec 2). */
export function PageRoutes() {
  return (
    <Routes>
      {ROUTES.map(({ id, path, Page }) => (
        <Route key={id} path={path} caseSensitive element={<Page />} />
      ))}
    </Routes>
  );
}
