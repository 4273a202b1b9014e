import type { Career } from '@/collections/careers';
import type { PartlyPublicCollection } from '@/collections/collections';
import type { SeoSetting } from '@/collections/seo-settings';
import type { Service, StoredService } from '@/collections/services';
import type { Story } from '@/collections/stories';
import type { SeoPageId } from '@/content/pages';
import type { ShownContent } from '../start/content-change';

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
