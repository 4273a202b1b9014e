import { FALLBACK_SERVICES } from '@/collections/fallback-services';
import { FIRM } from '@/content/firm';
import { pathToCareer, pathToService } from '@/content/pages';
import { careersData, servicesData } from '@/data/lazy-data';
import { haveSameFields } from '@/domain/change';
import { splitByPage } from '@/domain/page-file';
import { isSlug } from '@/domain/slug';
import { plural } from '@/lib/plural';
import { verbFor } from '@/lib/verb-for';
import { readLiveFile } from './live-file';

interface Published {
  id: string;
  /** The last part of the path: the document's ID or slug. */
  pageName: string;
  title: string;
  path: string;
  /** Null for a built-in service, which was never saved. */
  updatedAt: Date | null;
  /** Whether the content equals a built-in service's. If so, a page without a date in the sitemap is up to date. */
  isBuiltIn?: boolean;
}

/** A kind of document with one static page per document. */
interface LiveKind {
  label: string;
  pathPrefix: string;
  /** The field that names a document's page. */
  nameField: 'ID' | 'slug';
  closedWords: [one: string, many: string];
  listPublic: () => Promise<Published[]>;
}

export const LIVE_POSITIONS: LiveKind = {
  label: 'Positions',
  pathPrefix: pathToCareer(''),
  nameField: 'ID',
  closedWords: ['closed position is', 'closed positions are'],
  async listPublic() {
    const careers = await careersData.listActiveCareers();
    return careers.map(({ id, title, updatedAt }) => {
      const path = pathToCareer(id);
      return { id, pageName: id, title: title || 'Untitled career', path, updatedAt };
    });
  },
};

export const LIVE_SERVICES: LiveKind = {
  label: 'Services',
  pathPrefix: pathToService(''),
  nameField: 'slug',
  closedWords: ['deleted service is', 'deleted services are'],
  async listPublic() {
    const stored = await servicesData.listServices();
    const builtIn = FALLBACK_SERVICES.map((service) => ({ ...service, updatedAt: null }));
    return (stored.length > 0 ? stored : builtIn)
      .filter(({ slug }) => isSlug(slug))
      .map((service) => {
        const { id, name, slug, updatedAt } = service;
        const isBuiltIn = builtIn.some(
          (one) =>
            one.id === id && haveSameFields({ ...service, ...one, updatedAt }, { ...service }),
        );
        const path = pathToService(slug);
        return { id, pageName: slug, title: name, path, updatedAt, isBuiltIn };
      });
  },
};

/** How the documents of a kind compare with the deployed pages. */
export type LiveDocuments = Pick<LiveKind, 'label' | 'nameField' | 'closedWords'> &
  (
    | {
        kind: 'read';
        upToDate: number;
        older: Published[];
        closed: number;
        /** Documents that get no static page. */
        unpaged: Published[];
      }
    | { kind: 'not-prerendered' }
    | { kind: 'failed'; why: string }
  );

/** Compares documents with the sitemap, where `lastmod` is a document's `updatedAt` at build time. Never throws. */
export async function readLiveDocuments(
  kinds: readonly LiveKind[],
  signal: AbortSignal,
): Promise<LiveDocuments[]> {
  const sitemap = await readLiveFile('/sitemap.xml', signal);
  return Promise.all(
    kinds.map(async (kind) => {
      const { label, nameField, closedWords } = kind;
      return { label, nameField, closedWords, ...(await compared(kind, sitemap)) };
    }),
  );
}

async function compared(
  { label, pathPrefix, listPublic }: LiveKind,
  sitemap: string | { why: string },
) {
  if (typeof sitemap !== 'string') return { kind: 'failed', why: sitemap.why } as const;
  if (!sitemap.includes('<urlset')) return { kind: 'not-prerendered' } as const;
  const all = await listPublic().catch(() => null);
  const why = `The saved ${label.toLowerCase()} couldn’t be read.`;
  if (!all) return { kind: 'failed', why } as const;
  const { paged: documents, others: unpaged } = splitByPage(all, ({ pageName }) => pageName);
  const published = publishedDates(sitemap, pathPrefix);
  const older = documents.filter(({ path, updatedAt, isBuiltIn }) => {
    const date = published.get(path);
    return date !== (updatedAt?.toISOString() ?? '') && !(isBuiltIn && date === '');
  });
  const paths = new Set(documents.map(({ path }) => path));
  const closed = [...published.keys()].filter((path) => !paths.has(path)).length;
  const upToDate = documents.length - older.length;
  return { kind: 'read', upToDate, older, closed, unpaged } as const;
}

function publishedDates(sitemap: string, pathPrefix: string): Map<string, string> {
  const entries = new DOMParser().parseFromString(sitemap, 'text/xml').querySelectorAll('url');
  const text = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? '';
  return new Map(
    [...entries]
      .filter((entry) => text(entry, 'loc').startsWith(FIRM.siteUrl + pathPrefix))
      .map((entry) => [text(entry, 'loc').slice(FIRM.siteUrl.length), text(entry, 'lastmod')]),
  );
}

const MAX_NAMED = 5;

/** 'Positions: 5 of 6 are up to date. Out of date: “DBA”.', or the reason why they couldn't be compared. */
export function liveResult(live: LiveDocuments): string {
  const { label, nameField, closedWords } = live;
  if (live.kind === 'not-prerendered') return `${label} aren’t prerendered here.`;
  if (live.kind === 'failed') return `${label} couldn’t be checked. ${live.why}`;
  const { upToDate, older, closed, unpaged } = live;
  const total = upToDate + older.length;
  return [
    `${label}: ${upToDate} of ${total} ${verbFor(upToDate, total, 'is', 'are')} up to date.`,
    older.length > 0 && `Out of date: ${titlesOf(older)}.`,
    closed > 0 && `${plural(closed, ...closedWords)} still shown.`,
    unpaged.length > 0 && `No static page because of the ${nameField}: ${titlesOf(unpaged)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function titlesOf(documents: Published[]): string {
  const named = documents.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const others = documents.length - named.length;
  return `${named.join(', ')}${others > 0 ? `, and ${others} more` : ''}`;
}
