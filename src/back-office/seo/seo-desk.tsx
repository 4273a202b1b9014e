import * as RadixTabs from '@radix-ui/react-tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '@/back-office/documents/leave-guard';
import { TypedValues } from '@/back-office/documents/typed-values';
import { useEditForm } from '@/back-office/documents/use-edit-form';
import { UnusableLink } from '@/back-office/ui/unusable-link';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { useVisibleLink } from '@/back-office/ui/use-visible-link';
import type { SeoSetting } from '@/collections/seo-settings';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { discardDraft, useDraftNames } from '@/lib/drafts';
import { SearchPreview } from './search-preview';
import { SeoForm } from './seo-form';
import { seoDraftName, seoInputOf, SEO_KINDS } from './seo-kind';
import { SeoOverview } from './seo-overview';
import { isComplete, seoSettingsQuery, SEO_DESK, type SeoSettings } from './seo-settings-queries';

export function SeoDesk() {
  const query = useQuery(seoSettingsQuery);
  const settings = query.data ?? {};
  const isRead = isComplete(settings);
  /** A new object for each press, so that pressing the same page again moves the focus again. */
  const [pressed, setPressed] = useState<{ page: SeoPageId } | null>(null);

  return (
    <>
      <UnusableLink url={SEO_DESK} />
      {isRead && <SeoEditor settings={settings} pressed={pressed} />}
      {!isRead && query.isFetching && (
        <div className="min-h-dvh">
          <Loading text="Loading SEO settings..." />
        </div>
      )}
      {!isRead && !query.isFetching && (
        <EmptyState
          title="Failed to fetch SEO settings"
          text={failureReason(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {(query.isFetching || Object.keys(settings).length > 0) && (
        <SeoOverview
          settings={settings}
          isReading={query.isFetching}
          onOpen={(page) => setPressed({ page })}
        />
      )}
    </>
  );
}

interface SeoEditorProps {
  settings: SeoSettings;
  pressed: { page: SeoPageId } | null;
}

function SeoEditor({ settings, pressed }: SeoEditorProps) {
  const { state, go } = useUrlState(SEO_DESK);
  const { page } = state;
  const openPage = (id: string) => go({ page: id as SeoPageId }, { replace: true });
  const tabs = useRef<HTMLDivElement>(null);
  useVisibleLink(tabs, page);
  const drafts = useDraftNames();
  const unsaved = SEO_PAGES.filter(({ id }) => drafts.includes(seoDraftName(id)));

  useEffect(() => {
    if (pressed?.page === page)
      tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [pressed, page]);

  return (
    <RadixTabs.Root value={page} onValueChange={openPage} className="contents">
      <div className="mb-2 overflow-x-auto border-b border-rule">
        <RadixTabs.List ref={tabs} aria-label="Pages" className="flex w-max">
          {SEO_PAGES.map((each) => (
            <RadixTabs.Trigger
              key={each.id}
              value={each.id}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-2.5 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint data-[state=active]:border-firm data-[state=active]:text-firm"
            >
              {each.label}
              {unsaved.includes(each) && (
                <>
                  <span
                    aria-hidden
                    className="size-2 rounded-full border border-action bg-action"
                  />
                  <span className="sr-only"> (not saved)</span>
                </>
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {/* Not a tab stop, because the panel contains focusable controls: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */}
      <RadixTabs.Content value={page} key={page} tabIndex={-1} className="mb-6">
        <SeoPageEditor page={page} setting={settings[page]} />
      </RadixTabs.Content>
      <LeaveGuard
        isActive={unsaved.length > 0}
        text={`Not saved yet: ${unsaved.map(({ label }) => label).join(', ')}.`}
        onLeave={() => unsaved.forEach(({ id }) => discardDraft(seoDraftName(id)))}
      />
    </RadixTabs.Root>
  );
}

function SeoPageEditor({ page, setting }: { page: SeoPageId; setting: SeoSetting }) {
  const edit = useEditForm(SEO_KINDS[page], seoDraftName(page), { id: setting.id, item: setting });
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
      <SeoForm page={page} edit={edit} />
      <TypedValues form={edit.form}>
        {(values) => <SearchPreview page={page} setting={seoInputOf(values)} />}
      </TypedValues>
    </div>
  );
}
