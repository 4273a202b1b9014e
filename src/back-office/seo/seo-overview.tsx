import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIsLive } from '@/back-office/documents/waiting-badge';
import { Badge } from '@/back-office/ui/badge';
import { RowLink } from '@/back-office/ui/row-link';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { seoSettings, type SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting, withDefaults } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { characterCount } from '@/domain/text';
import { SEO_DESK, type SeoSettings } from './seo-settings-queries';

const COLUMNS = ['Page', 'Title', 'Description', 'Status'] as const;

const ROW = 'gap-x-4 px-4 text-sm lg:grid lg:grid-cols-[10.5rem_1fr_1fr_5.5rem] lg:items-center';

interface SeoOverviewProps {
  settings: Partial<SeoSettings>;
  isReading: boolean;
  onOpen: (page: SeoPageId) => void;
}

export function SeoOverview({ settings, isReading, onOpen }: SeoOverviewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 border border-rule bg-paper-raised">
      <div className="px-4 py-3">
        <h2 id={id} className="text-lg">
          Overview
        </h2>
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
          {SEO_PAGES.map((page) => (
            <OverviewRow
              key={page.id}
              {...page}
              setting={settings[page.id]}
              isReading={isReading}
              onOpen={() => onOpen(page.id)}
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
  isReading: boolean;
  onOpen: () => void;
}

function OverviewRow(props: OverviewRowProps) {
  const { id, label, setting, isReading, onOpen } = props;
  const { pathWith } = useUrlState(SEO_DESK);
  const cell = (content: ReactNode, name = '', className = '') => (
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
          to={pathWith({ page: id })}
          replace
          className="font-semibold text-firm underline"
          onClick={onOpen}
        >
          {label}
        </RowLink>
      </span>
      <div className="flex flex-wrap gap-x-4 max-lg:col-span-2 lg:contents">
        {cell(setting && <TextWord page={id} setting={setting} part="title" />, 'Title')}
        {cell(
          setting && <TextWord page={id} setting={setting} part="description" />,
          'Description',
        )}
      </div>
      {cell(
        setting && <StatusWord setting={setting} />,
        '',
        'max-lg:col-start-2 max-lg:row-start-1',
      )}
    </div>
  );
}

interface TextWordProps {
  page: SeoPageId;
  setting: SeoSetting;
  part: 'title' | 'description';
}

/** Judges the text that the page uses by its recommended length (spec 9), unless it is the default. */
function TextWord({ page, setting, part }: TextWordProps) {
  const text = withDefaults(page, setting)[part];
  if (text === defaultSeoSetting(page)[part]) return <>Default</>;
  const length = characterCount(text);
  const { min, max } = seoSettings.fields[part].recommended;
  if (length > max) return <Badge tone="yellow">Too long</Badge>;
  if (length < min) return <Badge tone="yellow">Too short</Badge>;
  return (
    <>
      <Check aria-hidden className="size-4 text-firm" />
      Good
    </>
  );
}

function StatusWord({ setting }: { setting: SeoSetting }) {
  const isLive = useIsLive(setting);
  if (isLive === undefined) return null;
  return isLive ? <Badge tone="green">Live</Badge> : <Badge tone="yellow">Waiting</Badge>;
}
