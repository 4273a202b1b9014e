import { SEO_PAGES } from '@/content/pages';
import type { StaticPages } from '@/domain/static-pages';
import { liveStatus, readLivePage } from './live-page';
import { readSetting } from './seo-settings-queries';

export async function readStaticPages(signal: AbortSignal): Promise<StaticPages> {
  const found: StaticPages = { upToDate: [], older: [], notPrerendered: [], failed: [] };
  for (const { id, path, label } of SEO_PAGES) {
    const [setting, live] = await Promise.all([readSetting(id), readLivePage(path, signal)]);
    if (live.kind === 'failed') found.failed.push({ label, why: live.why });
    else if (live.kind === 'not-prerendered') found.notPrerendered.push(label);
    else if (liveStatus(id, setting, live) === 'older') found.older.push(label);
    else found.upToDate.push(label);
  }
  return found;
}
