import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { pageIdAt } from './app/routes';
import {
  prerenderedCareer,
  prerenderedCareers,
  prerenderedSeo,
  prerenderedService,
  prerenderedServices,
  shownCareers,
} from './app/start/page-data';
import { fillCache, type PrerenderedData } from './app/start/prerendered-data';
import type { ShownContent } from './app/start/content-change';
import type { Career } from './collections/careers';
import { documentKey, hashDocuments } from './collections/document-hash';
import { endOfDay } from './lib/end-of-day';
import { hashOf } from './lib/hash-of';
import { BUILT_IN_SERVICES } from './collections/built-in-services';
import type { SeoSetting } from './collections/seo-settings';
import type { Service, StoredService } from './collections/services';
import { TIME_ZONE } from './content/firm';
import { firmDay } from './content/firm-day';
import { withDefaults } from './content/default-seo-setting';
import {
  PAGE_LIST,
  pathToCareer,
  pathToService,
  SEO_PAGES,
  type PageId,
  type SeoPageId,
} from './content/pages';
import { contentVersion, type Content } from './data/content-version';
import { careersData, seoSettingsData, servicesData } from './data/lazy-data';
import { splitByPage } from './domain/page-file';
import { isSlug } from './domain/slug';
import { scriptJson } from './lib/script-json';

type DatedService = Service & Partial<Pick<StoredService, 'updatedAt'>>;

export interface SiteContent {
  services: readonly DatedService[];
  skipped: readonly Service[];
  seoSettings: ReadonlyMap<SeoPageId, SeoSetting>;
  /** Open careers, newest first; undefined if they couldn't be read. */
  careers: readonly Career[] | undefined;
  sources: ReadonlyMap<string, string>;
  /** What each static page shows, by its path. */
  shown?: ReadonlyMap<string, ShownContent>;
}

/** Loads saved content, or built-in content where none is saved. Throws if a read fails, unless `withoutDatabase`. */
export async function loadSiteContent(withoutDatabase: boolean): Promise<SiteContent> {
  const sources = new Map<string, string>();
  const readPart = async <Stored,>(part: string, reading: Promise<Stored | null>) => {
    const stored = await reading.catch((error: Error) => {
      if (!withoutDatabase) throw new Error(`${part}: ${error.message}`);
      return undefined;
    });
    const reason = stored === null ? 'none saved' : 'read failed';
    sources.set(part, stored ? 'saved' : `built-in (${reason})`);
    return stored;
  };
  const listing = servicesData
    .listServices()
    .then((services) => (services.length > 0 ? services : null));
  const [stored, careers, ...settings] = await Promise.all([
    readPart('list of services', listing),
    readPart('list of careers', careersData.listOpenCareers(firmDay())),
    ...SEO_PAGES.map(async ({ id }) => {
      const stored = await readPart(id, seoSettingsData.getSeoSetting(id));
      return [id, withDefaults(id, stored)] as const;
    }),
  ]);
  const services: readonly DatedService[] = stored ?? BUILT_IN_SERVICES;
  const content: SiteContent = {
    services: services.filter(({ slug }) => isSlug(slug)),
    skipped: services.filter(({ slug }) => !isSlug(slug)),
    seoSettings: new Map(settings),
    careers: careers ?? undefined,
    sources,
  };
  return { ...content, shown: await readShown(content) };
}

/** What each static page shows, by path. Without a version if the query fails, such as with App Check. */
async function readShown(content: SiteContent): Promise<ReadonlyMap<string, ShownContent>> {
  const versions = new Map<string, Promise<string>>();
  const versionOf = (shown: Content) => {
    const key = JSON.stringify(shown);
    const version = versions.get(key) ?? contentVersion(shown).catch(() => '');
    versions.set(key, version);
    return version;
  };
  const paths = [...staticPages(content).map(({ path }) => path), '/404'];
  const entries = paths.map(async (path) => {
    const shown = shownAt(path, content);
    const ids = shown.ids?.split('/');
    const careers = shown.collection === 'careers' ? (content.careers ?? []) : [];
    const listed = careers.filter(({ id, closesOn }) => closesOn && (ids?.includes(id) ?? true));
    const [day] = listed.map(({ closesOn }) => closesOn).sort();
    const until = day && endOfDay(day, TIME_ZONE);
    return [path, { ...shown, version: await versionOf(shown), ...(until && { until }) }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** What visitors notice on a page, in one collection, so that a page view costs one request. */
function shownAt(path: string, { careers = [] }: SiteContent): Content {
  const id = pageIdAt(path);
  const career = careers.find((one) => pathToCareer(one.id) === path);
  if (career) return shownCareers(career, careers);
  if (id === 'careers') return { collection: 'careers' };
  const showsServices = ['home', 'services', 'service'].includes(id);
  const hasSetting = SEO_PAGES.some((page) => page.id === id);
  return hasSetting && !showsServices
    ? { collection: 'seoSettings', page: id }
    : { collection: 'services' };
}

/** For build.json: a digest of all documents in order, and the hashes of those whose page keys are in `pages`. */
export async function contentRecord(content: SiteContent, pages: ReadonlySet<string>) {
  const { services, careers = [], seoSettings } = content;
  const all = await hashDocuments({ services, careers, seoSettings: [...seoSettings.values()] });
  const documents: Record<string, string> = {};
  for (const { key, hash } of all) {
    // Of several services with the same slug, the first has the page.
    if (pages.has(key)) documents[key] ??= hash;
  }
  const hashes = all.map(({ key, hash }) => [key, hash]);
  return { content: await hashOf([hashes, content.careers === undefined]), documents };
}

export interface StaticPath {
  path: string;
  key: string;
  updatedAt?: Date | null;
  /** The only document on this page, such as 'career “Oracle DBA”'. */
  owner?: string;
}

export function staticPages({ services, careers = [] }: SiteContent) {
  return PAGE_LIST.filter(
    ({ id, rendering }) => rendering !== 'client' && id !== 'not-found',
  ).flatMap(({ id, path }): StaticPath[] => {
    if (id === 'service')
      return splitByPage(services, ({ slug }) => slug).paged.map((service) => ({
        path: pathToService(service.slug),
        key: documentKey('services', service),
        updatedAt: service.updatedAt ?? null,
        owner: `service ${JSON.stringify(service.name)}`,
      }));
    if (id !== 'career') return [{ path, key: `seoSettings/${id}` }];
    return splitByPage(careers, (career) => career.id).paged.map((career) => ({
      path: pathToCareer(career.id),
      key: documentKey('careers', career),
      updatedAt: career.updatedAt,
      owner: `career ${JSON.stringify(career.title)}`,
    }));
  });
}

/** Data for `app.html`, which serves all other paths. */
export function shellData({ services }: SiteContent): string {
  return scriptJson(prerenderedServices(services));
}

export interface StaticPage {
  html: string;
  data: string;
  shown: ShownContent;
  file: string;
  hydratesOnInteraction: boolean;
}

function dataOf(path: string, id: PageId, content: SiteContent): PrerenderedData {
  const { services, seoSettings, careers } = content;
  const setting = seoSettings.get(id as SeoPageId);
  const service = services.find(({ slug }) => pathToService(slug) === path);
  const career = careers?.find((one) => pathToCareer(one.id) === path);
  return [
    ...prerenderedServices(services),
    ...(service ? prerenderedService(service) : []),
    ...(setting ? prerenderedSeo(id as SeoPageId, setting) : []),
    ...(careers && id === 'careers' ? prerenderedCareers(careers) : []),
    ...(careers && career ? prerenderedCareer(career, careers) : []),
  ];
}

export async function renderPage(path: string, content: SiteContent): Promise<StaticPage> {
  const queryClient = createQueryClient();
  const id = pageIdAt(path);
  const data = dataOf(path, id, content);
  fillCache(queryClient, data);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App queryClient={queryClient} mayBeSignedIn={false} />
    </StaticRouter>,
    {
      // React would send content above 12.8 kB hidden, with an inline script to reveal it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `Failed to render the page ${path}`);
  return {
    html,
    data: scriptJson(data),
    shown: content.shown?.get(path) ?? { collection: 'services', version: '' },
    file: `src/pages/${id}-page.tsx`,
    // Without the careers, the page shows a loading state, so it must hydrate immediately.
    hydratesOnInteraction: id !== 'careers' || content.careers !== undefined,
  };
}
