import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { pageIdAt } from './app/routes';
import { AUTH_DIALOG_ID } from './app/shell/auth-dialog';
import type { ShownContent } from './app/start/content-change';
import { fillCache } from './app/start/prerendered-data';
import {
  pageData,
  shownOn,
  type DatedService,
  type ReadLists,
  type SiteContent,
} from './app/static/page-content';
import { BUILT_IN_SERVICES } from './collections/built-in-services';
import { readDate } from './collections/collection';
import {
  COLLECTIONS,
  PAGED_COLLECTIONS,
  PARTLY_PUBLIC_COLLECTIONS,
  PUBLISHED_COLLECTIONS,
  type PartlyPublicCollection,
} from './collections/collections';
import { contentDigest } from './collections/content-digest';
import type { RecordedFields } from './collections/recorded-change';
import { withDefaults } from './content/default-seo-setting';
import { FIRM, TIME_ZONE } from './content/firm';
import { firmDay } from './content/firm-day';
import { isInBackOffice, PAGE_LIST, SEO_PAGES } from './content/pages';
import { contentVersion, type Content } from './data/content-version';
import { shownDocumentsData } from './data/lazy-back-office-data';
import { seoSettingsData, servicesData } from './data/lazy-data';
import { splitByPage } from './domain/page-file';
import { isSlug } from './domain/slug';
import { CONTACT_DIALOG_ID } from './features/contacts/contact-dialog';
import { prerenderedServices } from './features/services/prerendered-services';
import { endOfDay } from './lib/end-of-day';
import { hashOf } from './lib/hash-of';
import { recordOf } from './lib/record-of';
import { scriptJson } from './lib/script-json';

export { FIRM };
export type { SiteContent };

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
  const [stored, lists, ...settings] = await Promise.all([
    readPart('list of services', listing),
    recordOf(PARTLY_PUBLIC_COLLECTIONS, (name) =>
      readPart(`list of ${name}`, shownDocumentsData.listShown(name, firmDay())),
    ),
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
    ...(lists as ReadLists),
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
  const [day] = (content.careers ?? []).flatMap(({ closesOn }) => closesOn || []).sort();
  const until = day && endOfDay(day, TIME_ZONE);
  const paths = [...staticPages(content).map(({ path }) => path), '/404'];
  const entries = paths.map(async (path) => {
    const shown = shownOn(path);
    const dates = shown.collection === 'careers' && until && { until };
    return [path, { ...shown, version: await versionOf(shown), ...dates }] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * For build.json: a digest of all documents in order, the collections that couldn't be read, the facts about the firm, and
 * the versions that pages compare with the database. After an undo, a document is as before, but its version isn't.
 */
export async function digestOf(content: SiteContent): Promise<string> {
  const seoSettings = [...content.seoSettings.values()];
  const documents = { ...content, seoSettings, settings: [] };
  const shown = await recordOf(PUBLISHED_COLLECTIONS, async (name) => documents[name] ?? []);
  const unread = PARTLY_PUBLIC_COLLECTIONS.filter((name) => content[name] === undefined);
  const versions = Array.from(content.shown?.values() ?? [], ({ version }) => version);
  return hashOf([await contentDigest(shown), unread, versions, FIRM]);
}

export interface StaticPath {
  path: string;
  updatedAt?: Date | null;
  /** False for a page that isn't in the sitemap. */
  isListed?: boolean;
  /** The only document on this page, such as 'career “Oracle DBA”'. */
  owner?: string;
  /** The list on this page, which can have fewer cards. */
  list?: { name: PartlyPublicCollection; documents: number };
}

export function staticPages(content: SiteContent) {
  return PAGE_LIST.filter(({ id, path }) => !isInBackOffice(path) && id !== 'not-found').flatMap(
    ({ id, path }): StaticPath[] => {
      const name = PAGED_COLLECTIONS.find((each) =>
        path.startsWith(`${COLLECTIONS[each].publicPath}/:`),
      );
      const isListed = id !== 'stories' || Boolean(content.stories?.length);
      const list = PARTLY_PUBLIC_COLLECTIONS.find(
        (each) => COLLECTIONS[each].publicPath === path || (each === 'stories' && id === 'about'),
      );
      const documents = (list && content[list]?.length) ?? 0;
      if (!name) return [{ path, isListed, ...(list && { list: { name: list, documents } }) }];
      const { noun, publicPath, idField = 'id', titleField = '' } = COLLECTIONS[name];
      const owners = (content[name] ?? []) as readonly RecordedFields[];
      const nameOf = (document: RecordedFields) => String(document[idField]);
      return splitByPage(owners, nameOf).paged.map((document) => ({
        path: `${publicPath}/${encodeURIComponent(nameOf(document))}`,
        updatedAt: readDate(document['updatedAt']),
        owner: `${noun} ${JSON.stringify(document[titleField])}`,
      }));
    },
  );
}

/** Data for `app.html`, which serves all other paths. */
export function shellData({ services }: SiteContent): string {
  return scriptJson(prerenderedServices(services));
}

/** The dialogs with a form, and its chunk. */
const FORMS = [
  [AUTH_DIALOG_ID, 'login-form'],
  [CONTACT_DIALOG_ID, 'contact-form'],
] as const;

export interface StaticPage {
  html: string;
  data: string;
  shown: ShownContent;
  file: string;
  /** The chunk of the form in each dialog, by the dialog's ID. */
  forms: Record<string, string>;
  hydratesOnInteraction: boolean;
}

/** `maxCards`: number of cards in a list of careers or stories; by default, its first page. */
export async function renderPage(
  path: string,
  content: SiteContent,
  maxCards = Infinity,
): Promise<StaticPage> {
  const queryClient = createQueryClient();
  const id = pageIdAt(path);
  const data = pageData(path, content, maxCards);
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
    forms: Object.fromEntries(FORMS.filter(([dialog]) => html.includes(`id="${dialog}"`))),
    // Without its list, the page shows a loading state, so it must hydrate immediately.
    hydratesOnInteraction: PARTLY_PUBLIC_COLLECTIONS.every(
      (name) => COLLECTIONS[name].publicPath !== path || content[name] !== undefined,
    ),
  };
}
