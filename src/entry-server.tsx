import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { pageIdAt } from './app/routes';
import { fillCache, prerenderedData } from './app/start/prerendered-data';
import { defaultSeoSetting } from './content/default-seo-setting';
import { PAGE_LIST, PAGES, pathToService, SEO_PAGES, type SeoPageId } from './content/pages';
import { read } from './data/call';
import { FALLBACK_SERVICES } from './domain/fallback-services';
import type { SeoSetting } from './domain/seo-setting';
import type { Service } from './domain/service';
import { isSlug } from './domain/service-schema';
import { scriptJson } from './lib/script-json';

export interface SiteContent {
  services: readonly Service[];
  /** Services whose slug makes no path. */
  skipped: readonly Service[];
  seoSettings: ReadonlyMap<SeoPageId, SeoSetting>;
  /** Source of each part ('list of services' or a page id), for the build log. */
  sources: ReadonlyMap<string, string>;
}

/** Saved content, built-in where none is saved. Throws if a read fails, unless `withoutDatabase`: then built-in, too. */
export async function loadSiteContent(withoutDatabase: boolean): Promise<SiteContent> {
  const sources = new Map<string, string>();
  const readPart = async <Stored,>(part: string, reading: Promise<Stored | null>) => {
    const stored = await reading.catch((error: Error) => {
      if (!withoutDatabase) throw new Error(`${part}: ${error.message}`);
      return undefined;
    });
    const reason = stored === null ? 'none stored' : 'not read';
    sources.set(part, stored ? 'stored' : `built-in, ${reason}`);
    return stored;
  };
  const listing = read(
    () => import('./data/services'),
    (data) => data.listServices(),
  ).then((services) => (services.length > 0 ? services : null));
  const [stored, ...settings] = await Promise.all([
    readPart('list of services', listing),
    ...SEO_PAGES.map(async ({ id }) => {
      const reading = read(
        () => import('./data/seo-settings'),
        (data) => data.getSeoSetting(id),
      );
      return [id, (await readPart(id, reading)) ?? defaultSeoSetting(id)] as const;
    }),
  ]);
  const services = stored ?? FALLBACK_SERVICES;
  return {
    services: services.filter(({ slug }) => isSlug(slug)),
    skipped: services.filter(({ slug }) => !isSlug(slug)),
    seoSettings: new Map(settings),
    sources,
  };
}

export function staticPaths({ services }: SiteContent): string[] {
  return PAGE_LIST.filter(
    ({ id, rendering }) => rendering !== 'client' && id !== 'not-found',
  ).flatMap(({ id, path }) =>
    id === 'service' ? services.map(({ slug }) => pathToService(slug)) : path,
  );
}

/** For `app.html`, which serves all other paths. */
export function shellData({ services }: SiteContent): string {
  return scriptJson(prerenderedData(services));
}

export interface StaticPage {
  /** Markup of the root element, head elements first. */
  html: string;
  data: string;
  /** Relative to the project. */
  file: string;
  hydratesOnInteraction: boolean;
}

/** Renders a page for a signed-out visitor. Throws if any part of it fails. */
export async function renderPage(path: string, content: SiteContent): Promise<StaticPage> {
  const queryClient = createQueryClient();
  const id = pageIdAt(path);
  const setting = content.seoSettings.get(id as SeoPageId);
  const data = prerenderedData(content.services, {
    service: content.services.find(({ slug }) => pathToService(slug) === path),
    seo: setting && { page: id as SeoPageId, setting },
  });
  fillCache(queryClient, data);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App queryClient={queryClient} mayBeSignedIn={false} />
    </StaticRouter>,
    {
      // React would ship content above 12.8 kB hidden, with an inline script that shows it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `The page ${path} can't be rendered`);
  return {
    html,
    data: scriptJson(data),
    file: `src/pages/${id}-page.tsx`,
    hydratesOnInteraction: PAGES[id].rendering === 'static',
  };
}
