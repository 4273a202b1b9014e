import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '@/back-office/shared/badge';
import type { SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/dates';
import { LIVE_WORDS, type LiveStatus } from './live-page';
import type { SeoWarnings } from './seo-warnings';
import { searchOf } from './use-open-page';

const COLUMNS = [
  'Page',
  'Title',
  'Description',
  'Keywords',
  'Source',
  'Last changed',
  'Search engines see',
] as const;

const ROW =
  'gap-x-4 px-4 text-sm lg:grid lg:grid-cols-[10.5rem_1fr_1fr_5.5rem_5.5rem_7.5rem_10.5rem] lg:items-center';

const LIVE_TONES: Record<LiveStatus, BadgeTone> = {
  'up-to-date': 'green',
  older: 'yellow',
  unknown: 'gray',
};

export function OverviewHead() {
  return (
    <div role="rowgroup" className="max-lg:sr-only">
      <div role="row" className={`${ROW} border-b border-rule bg-paper-deep py-2 font-semibold`}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
    </div>
  );
}

interface OverviewRowProps {
  id: SeoPageId;
  label: string;
  setting: SeoSetting | undefined;
  warnings: SeoWarnings | undefined;
  status: LiveStatus | undefined;
  isReading: boolean;
  onOpen: () => void;
}

export function OverviewRow({ id, label, isReading, onOpen, ...props }: OverviewRowProps) {
  const { setting, warnings, status } = props;
  return (
    <div
      role="row"
      className={`${ROW} relative grid grid-cols-[1fr_auto] gap-y-1 py-2 hover:bg-firm-tint`}
    >
      <span role="rowheader">
        <Link
          to={{ search: searchOf(id) }}
          replace
          className="font-semibold text-firm underline after:absolute after:inset-0"
          onClick={onOpen}
        >
          {label}
        </Link>
      </span>
      <Cell isReading={isReading} name="Title" className="max-lg:col-span-2">
        {warnings && <Verdict warnings={warnings.title} />}
      </Cell>
      <Cell isReading={isReading} name="Description" className="max-lg:col-span-2">
        {warnings && <Verdict warnings={warnings.description} />}
      </Cell>
      <div className="flex gap-x-4 max-lg:col-span-2 max-lg:flex-wrap lg:contents">
        <Cell isReading={isReading} name="Keywords">
          {setting && warnings && (
            <Verdict warnings={warnings.keywords} good={String(setting.keywords.length)} />
          )}
        </Cell>
        <Cell isReading={isReading}>{setting && (setting.id ? 'Stored' : 'Generated')}</Cell>
        <Cell isReading={isReading}>{setting && (formatDay(setting.updatedAt) || 'Never')}</Cell>
      </div>
      <Cell isReading={isReading} className="max-lg:col-start-2 max-lg:row-start-1">
        {status && <Badge tone={LIVE_TONES[status]}>{LIVE_WORDS[status]}</Badge>}
      </Cell>
    </div>
  );
}

interface CellProps {
  name?: (typeof COLUMNS)[number];
  className?: string;
  isReading: boolean;
  children: ReactNode;
}

function Cell({ name, className, isReading, children }: CellProps) {
  return (
    <span role="cell" className={cn('flex min-w-0 flex-wrap items-center gap-1', className)}>
      {name && (
        <span aria-hidden className="text-ink-soft lg:hidden">
          {name}:
        </span>
      )}
      {children ??
        (isReading ? <span className="skeleton h-4 w-16 max-w-full" aria-hidden /> : 'Not read')}
    </span>
  );
}

function Verdict({ warnings, good = 'Good' }: { warnings: string[]; good?: string }) {
  if (warnings.length === 0) {
    return (
      <>
        <Check aria-hidden className="size-4 text-firm" />
        {good}
      </>
    );
  }
  return warnings.map((warning) => (
    <Badge key={warning} tone="yellow">
      {warning}
    </Badge>
  ));
}
