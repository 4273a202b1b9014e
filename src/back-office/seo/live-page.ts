import { useEffect, useState } from 'react';
import {
  LIVE_POSITIONS,
  LIVE_SERVICES,
  liveResult,
  readLiveDocuments,
} from '@/back-office/documents/live-documents';
import { readLiveFile } from '@/back-office/documents/live-file';
import { useScreenJob } from '@/back-office/ui/use-screen-job';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { withDefaults } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { pathTo, SEO_PAGES, type SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { headOf } from '@/features/seo/head';
import { collapseSpaces } from './search-result';

const HEAD_LABELS = {
  title: 'Title',
  description: 'Meta description',
  keywords: 'Keywords',
  canonical: 'Canonical URL',
  ogTitle: 'Shared link title',
  ogDescription: 'Shared link description',
  ogUrl: 'Shared link URL',
  ogImage: 'Shared link image',
};

export type ServedHead = Record<keyof typeof HEAD_LABELS, string>;

export type LivePage =
  | { kind: 'read'; head: ServedHead }
  | { kind: 'not-prerendered' }
  | { kind: 'failed'; why: string };

/** Reads the served HTML without running its scripts. Never throws. */
export async function readLivePage(path: string, signal: AbortSignal): Promise<LivePage> {
  const file = await readLiveFile(path, signal);
  return typeof file === 'string' ? servedPage(file) : { kind: 'failed', why: file.why };
}

export function servedPage(html: string): LivePage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const property = (name: string) => attribute(`meta[property="og:${name}"]`, 'content');
  const canonical = attribute('link[rel=canonical]', 'href');
  if (!canonical) return { kind: 'not-prerendered' };
  return {
    kind: 'read',
    head: {
      title: page.querySelector('title')?.textContent ?? '',
      description: attribute('meta[name=description]', 'content'),
      keywords: attribute('meta[name=keywords]', 'content'),
      canonical,
      ogTitle: property('title'),
      ogDescription: property('description'),
      ogUrl: property('url'),
      ogImage: property('image'),
    },
  };
}

function builtHead(page: SeoPageId, setting: SeoSettingInput): ServedHead {
  const { title, description, keywords, address } = headOf(
    withDefaults(page, setting),
    pathTo(page),
  );
  return {
    title,
    description,
    keywords,
    canonical: address,
    ogTitle: title,
    ogDescription: description,
    ogUrl: address,
    ogImage: FIRM.siteUrl + SOCIAL_IMAGE.path,
  };
}

/** Differences between the served head and the saved setting. Fields with the same difference share one entry. */
export function headDifferences(page: SeoPageId, setting: SeoSettingInput, served: ServedHead) {
  const built = builtHead(page, setting);
  const differences = new Map<string, { labels: string[]; served: string; stored: string }>();
  for (const [field, label] of Object.entries(HEAD_LABELS) as [keyof ServedHead, string][]) {
    // Search engines collapse white space, and HTML parsing normalizes line breaks.
    const [now, next] = [collapseSpaces(served[field]), collapseSpaces(built[field])];
    if (now === next) continue;
    const key = JSON.stringify([now, next]);
    const labels = [...(differences.get(key)?.labels ?? []), label];
    differences.set(key, { labels, served: now, stored: next });
  }
  return [...differences.values()];
}

export type LiveStatus = 'up-to-date' | 'older' | 'unknown';

export function liveStatus(
  page: SeoPageId,
  setting: SeoSettingInput,
  live: LivePage | undefined,
): LiveStatus {
  if (live?.kind !== 'read') return 'unknown';
  return headDifferences(page, setting, live.head).length > 0 ? 'older' : 'up-to-date';
}

export type LivePages = ReturnType<typeof useLivePages>;

export function useLivePages(isReady: boolean) {
  const { job, run, cancel } = useScreenJob();
  const [pages, setPages] = useState<Partial<Record<SeoPageId, LivePage>>>({});
  /** The result texts for positions and for services. */
  const [results, setResults] = useState<string[]>([]);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const check = useStableHandler(() => {
    void run('Checking live pages', async ({ signal, onProgress }) => {
      for (const [index, { id, path }] of SEO_PAGES.entries()) {
        const live = await readLivePage(path, signal);
        if (signal.aborted) return;
        setPages((now) => ({ ...now, [id]: live }));
        onProgress(index + 1, SEO_PAGES.length);
      }
      const documents = await readLiveDocuments([LIVE_POSITIONS, LIVE_SERVICES], signal);
      setResults(documents.map(liveResult));
      setCheckedAt(new Date());
    });
  });

  useEffect(() => {
    if (isReady) check();
  }, [isReady, check]);

  return { pages, results, checkedAt, job, check, cancel };
}
