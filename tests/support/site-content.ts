import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import type { SiteContent } from '@/entry-server';

/** The content of a site with the default settings and without documents, overridden by `fields`. */
export const siteContent = (fields: Partial<SiteContent>): SiteContent => ({
  ...{ services: [], skipped: [], careers: [], stories: [], sources: new Map() },
  seoSettings: new Map(SEO_PAGES.map(({ id }) => [id, defaultSeoSetting(id)])),
  ...fields,
});
