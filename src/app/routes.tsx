import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { PAGE_LIST, type PageId } from '@/content/pages';

type PageModule = Record<string, ComponentType>;

const MODULES = import.meta.glob<PageModule>('../pages/**/*-page.tsx');

/** The component of a page: the one export of `src/pages/{id}-page.tsx`. */
function pageComponent(id: PageId): LazyComponent<object> {
  const file = `../pages/${id}-page.tsx`;
  return lazyComponent(async () => {
    const [Page] = Object.values((await MODULES[file]?.()) ?? {});
    if (!Page) throw new Error(`${file} exports no component`);
    return Page;
  });
}

const ROUTES = PAGE_LIST.map(({ id, path }) => ({ id, path, Page: pageComponent(id) }));

/** Route of a path of the site, told apart exactly as Hosting does it; `not-found` matches every path. */
function routeOf(pathname: string) {
  const route = ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  if (!route) throw new Error(`No route matches ${pathname}`);
  return route;
}

/** Id of the page at a path. */
export function pageIdAt(pathname: string): PageId {
  return routeOf(pathname).id;
}

/** Loads the code of the page at a path. Rejects where that fails. */
export function preloadPage(pathname: string): Promise<void> {
  return routeOf(pathname).Page.preload();
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
