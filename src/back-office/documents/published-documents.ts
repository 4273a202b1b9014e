import { queryOptions } from '@tanstack/react-query';
import { hashDocuments } from '@/collections/document-hash';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { PARTLY_PUBLIC_COLLECTIONS, type PublishedCollection } from '@/collections/collections';
import { firmDay } from '@/content/firm-day';
import { withDefaults } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import { heartbeatData, savedContentData } from '@/data/lazy-back-office-data';
import { seoSettingsData, servicesData } from '@/data/lazy-data';
import { recordOf } from '@/lib/record-of';

const TIMEOUT_MS = 8_000;

export const PUBLISHED = ['published'];

export async function readPublishedFile(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(new URL(path, location.origin), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  return response;
}

export interface PublishedSite {
  /** ISO 8601; '' for a build of an earlier version. */
  builtAt: string;
  /** Hashes of the documents that the deployed pages show, by documentKey. */
  documents: Record<string, string>;
}

/** Null if it can't be read, as on a development server. */
export async function readPublishedSite(
  signal = new AbortController().signal,
): Promise<PublishedSite | null> {
  try {
    const response = await readPublishedFile('/build.json', signal);
    return { builtAt: '', documents: {}, ...((await response.json()) as Partial<PublishedSite>) };
  } catch {
    return null;
  }
}

export const publishedQuery = queryOptions({
  queryKey: [...PUBLISHED, 'documents'],
  queryFn: ({ signal }) => readPublishedSite(signal),
  // Kept for the next list, because each filter replaces the rows that use it.
  gcTime: 60_000,
  refetchOnWindowFocus: 'always',
});

export interface ComparedDocument {
  collection: PublishedCollection;
  id: string;
  /** Null if the document is closed or deleted, but the deployed site still has its page. */
  fields: object | null;
  isLive: boolean;
}

/** Compares what is saved with what is published. @param published hashes by documentKey */
export async function compareDocuments(
  published: PublishedSite['documents'],
): Promise<ComparedDocument[]> {
  const [services, lists, ...settings] = await Promise.all([
    servicesData.listServices(),
    recordOf(PARTLY_PUBLIC_COLLECTIONS, (name) => savedContentData.listShown(name, firmDay())),
    ...SEO_PAGES.map(async ({ id }) => {
      const setting = withDefaults(id, await seoSettingsData.getSeoSetting(id));
      return { ...setting, id };
    }),
  ]);
  const saved = await hashDocuments({
    ...lists,
    services: services.length > 0 ? services : BUILT_IN_SERVICES,
    seoSettings: settings,
  });
  const keys = new Set(saved.map(({ key }) => key));
  const removed = Object.keys(published).filter((key) => !keys.has(key));
  return [
    ...saved.map(({ key, hash, ...document }) => ({
      ...document,
      isLive: published[key] === hash,
    })),
    ...removed.map((key) => {
      const [collection, id = ''] = key.split('/') as [PublishedCollection, string?];
      return { collection, id, fields: null, isLive: false };
    }),
  ];
}

export const heartbeatQuery = queryOptions({
  queryKey: ['heartbeat'],
  queryFn: () => heartbeatData.getHeartbeat(),
  gcTime: 0,
  meta: { failure: 'Failed to fetch the times of the schedule' },
});
