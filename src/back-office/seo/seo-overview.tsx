import { useId } from 'react';
import { JobBar } from '@/back-office/shared/job-bar';
import { Button } from '@/components/ui/button';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { formatTime } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { liveStatus, type LiveStatus } from './live-page';
import { OverviewHead, OverviewRow } from './overview-row';
import { isComplete, type SeoSettings } from './seo-settings-queries';
import { hasWarnings, seoWarnings } from './seo-warnings';
import type { LivePages } from './use-live-pages';
import { useTextWidth } from './use-text-width';

interface SeoOverviewProps {
  settings: Partial<SeoSettings>;
  isReading: boolean;
  live: LivePages;
  onOpen: (page: SeoPageId) => void;
}

export function SeoOverview({ settings, isReading, live, onOpen }: SeoOverviewProps) {
  const id = useId();
  const measure = useTextWidth();
  const rows = SEO_PAGES.map((page) => {
    const setting = settings[page.id];
    return {
      ...page,
      setting,
      warnings: setting && seoWarnings(page.id, setting, settings, measure),
      status: setting && liveStatus(page.id, setting, live.pages[page.id]),
    };
  });
  const sound = rows.filter(({ warnings }) => warnings && !hasWarnings(warnings));
  const isRead = isComplete(settings);
  return (
    <section aria-labelledby={id} className="grid min-w-0 border border-rule bg-paper-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <div className="max-sm:w-full">
          <h2 id={id} className="text-lg">
            Overview
          </h2>
          <p className="min-h-6 text-sm text-ink-soft tabular-nums">
            {isRead && `${sound.length} of ${rows.length} pages without a warning`}
          </p>
        </div>
        <Button variant="outline" size="small" disabled={!isRead} onClick={live.check}>
          Check live pages
        </Button>
      </div>
      {/* As high as the progress, so that nothing moves. */}
      <div className="grid min-h-34 content-center border-t border-rule text-sm sm:min-h-16">
        {live.job && <JobBar job={live.job} onCancel={live.cancel} />}
        {isRead && (
          <p role="status" className="px-4 py-2 text-ink-soft empty:hidden">
            {!live.job &&
              checkResult(
                live,
                rows.map(({ status }) => status ?? 'unknown'),
              )}
          </p>
        )}
      </div>
      <div role="table" aria-label="Pages" className="border-t border-rule">
        <OverviewHead />
        <div role="rowgroup" className="divide-y divide-rule">
          {rows.map((row) => (
            <OverviewRow
              key={row.id}
              {...row}
              isReading={isReading}
              onOpen={() => onOpen(row.id)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function checkResult({ pages, checkedAt }: LivePages, statuses: LiveStatus[]): string {
  const count = (wanted: LiveStatus) => statuses.filter((status) => status === wanted).length;
  const read = Object.values(pages);
  if (!checkedAt) return 'Not all pages are checked.';
  if (read.every(({ kind }) => kind === 'not-prerendered')) {
    return 'Pages aren’t prerendered here, so what search engines see is unknown. They are on the deployed site and in “npm run preview”.';
  }
  const older = count('older');
  const unknown = count('unknown');
  return [
    `Checked at ${formatTime(checkedAt)}:`,
    `search engines see ${count('up-to-date')} of ${statuses.length} pages as they are stored.`,
    older > 0 && `${plural(older, 'page')} will be up to date after the next build.`,
    unknown > 0 && `${plural(unknown, 'page')} couldn’t be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}
