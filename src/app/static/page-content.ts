import type { Career } from '@/collections/careers';
import {
  COLLECTIONS,
  PARTLY_PUBLIC_COLLECTIONS,
  type PartlyPublicCollection,
} from '@/collections/collections';
import type { SeoSetting } from '@/collections/seo-settings';
import type { Service, StoredService } from '@/collections/services';
import type { Story } from '@/collections/stories';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { Content } from '@/data/content-version';
import { prerenderedCareer, prerenderedCareers } from '@/features/careers/prerendered-careers';
import { seoQueries } from '@/features/seo/seo-queries';
import { prerenderedService, prerenderedServices } from '@/features/services/prerendered-services';
import { prerenderedStories } from '@/features/stories/prerendered-stories';
import { pageIdAt } from '../routes';
import type { ShownContent } from '../start/content-change';
import type { PrerenderedData } from '../start/prerendered-data';

export type DatedService = Service & Partial<Pick<StoredService, 'updatedAt'>>;

/** The documents that visitors can read, newest first; undefined if reading them failed. */
export interface ReadLists extends Record<
  PartlyPublicCollection,
  readonly (object & { id: string })[] | undefined
> {
  careers: readonly Career[] | undefined;
  stories: readonly Story[] | undefined;
}

export interface SiteContent extends ReadLists {
  services: readonly DatedService[];
  skipped: readonly Service[];
  seoSettings: ReadonlyMap<SeoPageId, SeoSetting>;
  sources: ReadonlyMap<string, string>;
  /** What each static page shows, by its path. */
  shown?: ReadonlyMap<string, ShownContent>;
}

/** The page, and the slug or ID of its document. */
const placeOf = (path: string) => ({
  id: pageIdAt(path),
  name: decodeURIComponent(path.split('/').at(-1) ?? ''),
});

/** `maxCards`: of a list that has pages. */
export function pageData(path: string, content: SiteContent, maxCards: number): PrerenderedData {
  const { services, seoSettings, careers, stories } = content;
  const { id, name } = placeOf(path);
  const setting = seoSettings.get(id as SeoPageId);
  const service = id === 'service' && services.find(({ slug }) => slug === name);
  const career = id === 'career' && careers?.find((one) => one.id === name);
  return [
    ...prerenderedServices(services),
    ...(service ? prerenderedService(service) : []),
    ...(setting ? [[seoQueries.page(id as SeoPageId).queryKey, setting] as const] : []),
    ...(careers && id === 'careers' ? prerenderedCareers(careers, maxCards) : []),
    ...(careers && career ? prerenderedCareer(career, careers) : []),
    ...(stories ? prerenderedStories(id, name, stories, maxCards) : []),
  ];
}

/** What visitors notice on a page, in one collection, so that a page view costs two reads. */
export function shownOn(path: string): Content {
  const id = pageIdAt(path);
  const collection = PARTLY_PUBLIC_COLLECTIONS.find((name) =>
    `${path}/`.startsWith(`${COLLECTIONS[name].publicPath}/`),
  );
  if (collection) return { collection, only: COLLECTIONS[collection].shownIf };
  const showsServices = ['home', 'services', 'service'].includes(id);
  const hasSetting = SEO_PAGES.some((page) => page.id === id);
  return hasSetting && !showsServices
    ? { collection: 'seoSettings', page: id }
    : { collection: 'services' };
}
