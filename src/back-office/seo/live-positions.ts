import { FIRM } from '@/content/firm';
import { pathToCareer } from '@/content/pages';
import { read } from '@/data/call';
import { plural } from '@/lib/plural';
import { readLiveFile } from './live-file';

/** The positions by what search engines see of them. */
export type LivePositions =
  | { kind: 'read'; upToDate: number; older: string[]; closed: number }
  | { kind: 'not-prerendered' }
  | { kind: 'failed'; why: string };

/**
 * Compares the active careers with the sitemap, in which each build writes when the content of their pages was
 * changed. Never throws.
 */
export async function readLivePositions(signal: AbortSignal): Promise<LivePositions> {
  const [sitemap, careers] = await Promise.all([
    readLiveFile('/sitemap.xml', signal),
    read(
      () => import('@/data/careers'),
      (data) => data.listActiveCareers(),
    ).catch(() => ({ why: 'The saved careers couldn’t be read.' })),
  ]);
  if (typeof sitemap !== 'string') return { kind: 'failed', why: sitemap.why };
  if (!sitemap.includes('<urlset')) return { kind: 'not-prerendered' };
  if (!Array.isArray(careers)) return { kind: 'failed', why: careers.why };
  const published = publishedPositions(sitemap);
  const isUpToDate = ({ id, updatedAt }: (typeof careers)[number]) =>
    published.get(pathToCareer(id)) === (updatedAt?.toISOString() ?? '');
  const older = careers.filter((career) => !isUpToDate(career)).map(({ title }) => title);
  const active = new Set(careers.map(({ id }) => pathToCareer(id)));
  const closed = [...published.keys()].filter((path) => !active.has(path)).length;
  return { kind: 'read', upToDate: careers.length - older.length, older, closed };
}

/** Dates of the last change by path. */
function publishedPositions(sitemap: string): Map<string, string> {
  const start = FIRM.siteUrl + pathToCareer('');
  const entries = new DOMParser().parseFromString(sitemap, 'text/xml').querySelectorAll('url');
  const text = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? '';
  return new Map(
    [...entries]
      .filter((entry) => text(entry, 'loc').startsWith(start))
      .map((entry) => [text(entry, 'loc').slice(FIRM.siteUrl.length), text(entry, 'lastmod')]),
  );
}

const MOST_NAMED = 5;

/** A sentence or two for the result of a check. */
export function positionsResult(positions: LivePositions): string {
  if (positions.kind === 'not-prerendered') return 'Positions aren’t prerendered here.';
  if (positions.kind === 'failed') return `Positions couldn’t be checked. ${positions.why}`;
  const { upToDate, older, closed } = positions;
  const named = older.slice(0, MOST_NAMED).map((title) => `“${title || 'Untitled career'}”`);
  const others = older.length - named.length;
  return [
    `Positions: ${upToDate} of ${upToDate + older.length} are up to date.`,
    older.length > 0 && `Not yet: ${named.join(', ')}${others > 0 ? `, and ${others} more` : ''}.`,
    closed > 0 && `${plural(closed, 'closed position is', 'closed positions are')} still shown.`,
  ]
    .filter(Boolean)
    .join(' ');
}
