import { queryOptions } from '@tanstack/react-query';
import { PUBLISHED, readPublishedFile } from '@/back-office/documents/published-documents';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { withDefaults } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { pathTo, type SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { headOf } from '@/features/seo/head';
import { collapseSpaces } from './search-result';

const PARTS: [
  label: string,
  selector: string,
  built: (head: ReturnType<typeof headOf>) => string,
][] = [
  ['Title', 'title', ({ title }) => title],
  ['Meta description', 'meta[name=description]', ({ description }) => description],
  ['Keywords', 'meta[name=keywords]', ({ keywords }) => keywords],
  ['Canonical URL', 'link[rel=canonical]', ({ address }) => address],
  ['Shared link title', 'meta[property="og:title"]', ({ title }) => title],
  ['Shared link description', 'meta[property="og:description"]', ({ description }) => description],
  ['Shared link URL', 'meta[property="og:url"]', ({ address }) => address],
  ['Shared link image', 'meta[property="og:image"]', () => FIRM.siteUrl + SOCIAL_IMAGE.path],
];

/** The head that the deployed site serves for a page, read without running scripts; null if it isn't prerendered. */
export const livePageQuery = (page: SeoPageId) =>
  queryOptions({
    queryKey: [...PUBLISHED, 'page', page],
    queryFn: async ({ signal }) =>
      servedHead(await (await readPublishedFile(pathTo(page), signal)).text()),
    gcTime: 0,
  });

export function servedHead(html: string): string[] | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = PARTS.map(([, selector]) => {
    const element = page.querySelector(selector);
    const value = element?.getAttribute('content') ?? element?.getAttribute('href');
    return value ?? element?.textContent ?? '';
  });
  return page.querySelector('link[rel=canonical]') && texts;
}

/** Differences between the served head and the saved setting. Fields with the same difference share one entry. */
export function headDifferences(page: SeoPageId, setting: SeoSettingInput, served: string[]) {
  const head = headOf(withDefaults(page, setting), pathTo(page));
  const differences = new Map<string, { labels: string[]; served: string; stored: string }>();
  for (const [index, [label, , built]] of PARTS.entries()) {
    // Search engines collapse white space, and HTML parsing normalizes line breaks.
    const [now, next] = [collapseSpaces(served[index] ?? ''), collapseSpaces(built(head))];
    if (now === next) continue;
    const key = JSON.stringify([now, next]);
    const labels = [...(differences.get(key)?.labels ?? []), label];
    differences.set(key, { labels, served: now, stored: next });
  }
  return [...differences.values()];
}
