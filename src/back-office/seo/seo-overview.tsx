import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { LiveBadge } from '@/back-office/documents/live-badge';
import { Badge } from '@/back-office/ui/badge';
import { RowLink } from '@/back-office/ui/row-link';
import type { SeoSetting } from '@/collections/seo-settings';
import { withDefaults } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { formatDay } from '@/lib/dates';
import { useTextWidth } from './search-result';
import { isComplete, searchOf, type SeoSettings } from './seo-settings-queries';
import { hasWarnings, seoWarnings, type SeoWarnings } from './seo-warnings';

const COLUMNS = [
  'Page',
  'Title',
  'Description',
  'Keywords',
  'Source',
  'Last changed',
  'Status',
] as const;

const ROW =
  'gap-x-4 px-4 text-sm lg:grid lg:grid-cols-[10.5rem_1fr_1fr_5.5rem_5.5rem_7.5rem_5.5rem] lg:items-center';

interface SeoOverviewProps {
  settings: Partial<SeoSettings>;
  isReading: boolean;
  onOpen: (page: SeoPageId) => void;
}

export function SeoOverview({ settings, isReading, onOpen }: SeoOverviewProps) {
  const id = useId();
  const measure = useTextWidth();
  const rows = SEO_PAGES.map((page) => {
    const setting = settings[page.id];
    return {
      ...page,
      setting,
      warnings: setting && seoWarnings(page.id, setting, settings, measure),
    };
  });
  const clean = rows.filter(({ warnings }) => warnings && !hasWarnings(warnings));
  const isRead = isComplete(settings);
  return (
    <section aria-labelledby={id} className="grid min-w-0 border border-rule bg-paper-raised">
      <div className="px-4 py-3">
        <h2 id={id} className="text-lg">
          Overview
        </h2>
        <p className="min-h-6 text-sm text-ink-soft tabular-nums">
          {isRead && `${clean.length} of ${rows.length} pages without a warning`}
        </p>
      </div>
      <div role="table" aria-label="Pages" className="border-t border-rule">
        <div role="rowgroup" className="max-lg:sr-only">
          <div
            role="row"
            className={`${ROW} border-b border-rule bg-paper-deep py-2 font-semibold`}
          >
            {COLUMNS.map((column) => (
              <span key={column} role="columnheader">
                {column}
              </span>
            ))}
          </div>
        </div>
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

interface OverviewRowProps {
  id: SeoPageId;
  label: string;
  setting: SeoSetting | undefined;
  warnings: SeoWarnings | undefined;
  isReading: boolean;
  onOpen: () => void;
}

function OverviewRow(props: OverviewRowProps) {
  const { id, label, setting, warnings, isReading, onOpen } = props;
  const cell = (content: ReactNode, className = '', name = '') => (
    <span role="cell" className={`flex min-w-0 flex-wrap items-center gap-1 ${className}`}>
      {name && (
        <span aria-hidden className="text-ink-soft lg:hidden">
          {name}:
        </span>
      )}
      {content ??
        (isReading ? <span className="skeleton h-4 w-16 max-w-full" aria-hidden /> : 'Not loaded')}
    </span>
  );
  return (
    <div
      role="row"
      data-row
      className={`${ROW} grid grid-cols-[1fr_auto] gap-y-1 py-2 hover:bg-firm-tint`}
    >
      <span role="rowheader">
        <RowLink
          to={searchOf(id)}
          replace
          className="font-semibold text-firm underline"
          onClick={onOpen}
        >
          {label}
        </RowLink>
      </span>
      {cell(warnings && verdict(warnings.title), 'max-lg:col-span-2', 'Title')}
      {cell(warnings && verdict(warnings.description), 'max-lg:col-span-2', 'Description')}
      <div className="flex gap-x-4 max-lg:col-span-2 max-lg:flex-wrap lg:contents">
        {cell(
          setting && warnings && verdict(warnings.keywords, String(setting.keywords.length)),
          '',
          'Keywords',
        )}
        {cell(setting && (setting.id ? 'Saved' : 'Default'))}
        {cell(setting && (formatDay(setting.updatedAt) || 'Never'))}
      </div>
      {cell(
        setting && <LiveBadge collection="seoSettings" document={withDefaults(id, setting)} />,
        'max-lg:col-start-2 max-lg:row-start-1',
      )}
    </div>
  );
}

function verdict(warnings: string[], good = 'Good') {
  if (warnings.length > 0) {
    return warnings.map((warning) => (
      <Badge key={warning} tone="yellow">
        {warning}
      </Badge>
    ));
  }
  return (
    <>
      <Check aria-hidden className="size-4 text-firm" />
      {good}
    </>
  );
}
