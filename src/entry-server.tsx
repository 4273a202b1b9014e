import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { fillCache, type BakedContent } from './app/baked-content';
import { createQueryClient } from './app/query-client';
import { routeOf } from './app/routes';
import { FIRM } from './content/firm';
import { read } from './data/call';
import { FALLBACK_SERVICES } from './domain/fallback-services';
import { defaultSeoSetting } from './domain/seo-defaults';
import { SEO_PAGES, seoPagePath, type SeoPageId, type SeoSetting } from './domain/seo-setting';
import type { Service } from './domain/service';
import { paths } from './lib/paths';
import { scriptJson } from './lib/script-json';

/** Static pages that nobody opens only to read: what they are for needs the application. */
const PAGES_TO_USE: readonly string[] = [paths.careers, paths.contact];

/** Everything that the static pages are made of, and where each part comes from. */
export interface SiteContent {
  services: readonly Service[];
  seoSettings: ReadonlyMap<SeoPageId, SeoSetting>;
  /** In plain words, such as 'stored', by part: 'services' or the id of a page. */
  sources: ReadonlyMap<string, string>;
}

/** Why a built-in value stands in for a stored one. */
const NONE_STORED = 'built-in, none stored';
const NOT_REACHED = 'built-in, project not reached';

/** Reads the stored services and SEO settings of the configured project. Never fails: see `sources`. */
export async function loadSiteContent(): Promise<SiteContent> {
  const sources = new Map<string, string>();
  const seoSettings = new Map<SeoPageId, SeoSetting>();
  const [services] = await Promise.all([
    read(
      () => import('./data/services'),
      (data) => data.listServices(),
    ).then(
      (stored) => {
        sources.set('services', stored.length > 0 ? 'stored' : NONE_STORED);
        return stored.length > 0 ? stored : FALLBACK_SERVICES;
      },
      () => {
        sources.set('services', NOT_REACHED);
        return FALLBACK_SERVICES;
      },
    ),
    ...SEO_PAGES.map(async ({ id }) => {
      const stored = await read(
        () => import('./data/seo-settings'),
        (data) => data.getSeoSetting(id),
      ).catch(() => undefined);
      sources.set(id, stored ? 'stored' : stored === null ? NONE_STORED : NOT_REACHED);
      seoSettings.set(id, stored ?? defaultSeoSetting(id, FIRM.name));
    }),
  ]);
  return { services, seoSettings, sources };
}

/** Paths of all static pages: every public route, and a page for each service. */
export function staticPaths({ services }: SiteContent): string[] {
  return [
    paths.home,
    paths.about,
    paths.services,
    ...services.map(({ slug }) => paths.service(slug)),
    paths.careers,
    paths.contact,
    paths.technologyStack,
    paths.cloudMigration,
    paths.consulting,
    paths.upgrades,
    paths.managedServices,
  ];
}

/** What the empty shell of all other pages knows from the start: the services, for its menu. */
export function shellContent({ services }: SiteContent): string {
  return scriptJson({ services } satisfies BakedContent);
}

export interface StaticPage {
  /** The markup of the root element, head elements first. */
  html: string;
  bakedContent: string;
  /** Name of the page's file without its ending: one file, one component, named alike (design 3). */
  pageFile: string;
  /** Whether the page is whole without the application, which then comes when the visitor stirs. */
  isToBeRead: boolean;
}

/** Renders the page at a path as a signed-out visitor meets it. Throws where any part of it fails. */
export async function renderPage(path: string, content: SiteContent): Promise<StaticPage> {
  const queryClient = createQueryClient();
  const page = SEO_PAGES.find(({ id }) => (seoPagePath(id) || paths.home) === path)?.id;
  const setting = page && content.seoSettings.get(page);
  const bakedContent: BakedContent = {
    services: content.services,
    slug: content.services.find(({ slug }) => paths.service(slug) === path)?.slug,
    seo: page && setting && { page, setting },
  };
  fillCache(queryClient, bakedContent);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App queryClient={queryClient} mayBeSignedIn={false} path={path} />,
    {
      // Else content of more than some kilobytes is shipped hidden, with an inline script that shows it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `The page ${path} can't be rendered`);
  const [component = ''] = Object.keys(await routeOf(path).load());
  return {
    html,
    bakedContent: scriptJson(bakedContent),
    pageFile: component.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    isToBeRead: !PAGES_TO_USE.includes(path),
  };
}
