import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '@/components/badge';
import type { SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import { formatDay } from '@/lib/dates';
import { LIVE_WORDS, type LiveStatus } from './live-page';
import type { SeoWarnings } from './seo-warnings';

const COLUMNS = [
  'Page',
  'Title',
  'Description',
  'Keywords',
  'Source',
  'Last changed',
  'Search engines see',
];

const ROW =
  'grid gap-x-4 gap-y-1 px-4 py-2 lg:grid-cols-[9rem_1fr_1fr_6rem_6rem_7rem_8rem] lg:items-center';

/** The names of the columns; on small screens only for screen readers, because each cell has its name there. */
export function OverviewHead() {
  return (
    <div role="rowgroup" className="max-lg:sr-only">
      <div role="row" className={`${ROW} border-b border-rule bg-paper-deep text-sm font-semibold`}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
    </div>
  );
}

const LIVE_TONES: Record<LiveStatus, BadgeTone> = {
  'up-to-date': 'green',
  older: 'yellow',
  unknown: 'gray',
};

interface OverviewRowProps {
  id: SeoPageId;
  label: string;
  /** Undefined while it is read, as what follows from it. */
  setting: SeoSetting | undefined;
  warnings: SeoWarnings | undefined;
  status: LiveStatus | undefined;
  onOpen: () => void;
}

/** The whole row leads to the tab of the page. */
export function OverviewRow({ id, label, setting, warnings, status, onOpen }: OverviewRowProps) {
  const cells = setting &&
    warnings &&
    status && [
      <Verdict key="title" warnings={warnings.title} />,
      <Verdict key="description" warnings={warnings.description} />,
      <Verdict
        key="keywords"
        warnings={warnings.keywords}
        good={String(setting.keywords.length)}
      />,
      setting.id ? 'Stored' : 'Generated',
      formatDay(setting.updatedAt) || 'Never',
      <Badge key="live" tone={LIVE_TONES[status]}>
        {LIVE_WORDS[status]}
      </Badge>,
    ];
  return (
    <div role="row" className={`${ROW} relative text-sm hover:bg-firm-tint max-lg:grid-cols-2`}>
      <span role="rowheader" className="max-lg:col-span-2">
        <Link
          to={{ search: `?page=${id}` }}
          replace
          className="font-semibold text-firm underline after:absolute after:inset-0"
          onClick={onOpen}
        >
          {label}
        </Link>
      </span>
      {COLUMNS.slice(1).map((column, index) => (
        <Cell key={column} name={column}>
          {cells ? (
            cells[index]
          ) : (
            <span className="skeleton inline-block h-4 w-16 max-w-full" aria-hidden />
          )}
        </Cell>
      ))}
    </div>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span role="cell" className="min-w-0">
      <span aria-hidden className="block text-xs text-ink-soft lg:hidden">
        {name}
      </span>
      {children}
    </span>
  );
}

function Verdict({ warnings, good = 'Good' }: { warnings: string[]; good?: string }) {
  if (warnings.length === 0) {
    return (
      <span className="inline-flex items-center gap-1">
        <Check aria-hidden className="size-4 text-firm" />
        {good}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-1">
      {warnings.map((warning) => (
        <Badge key={warning} tone="yellow">
          {warning}
        </Badge>
      ))}
    </span>
  );
}
