import * as RadixTabs from '@radix-ui/react-tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRun } from '@/back-office/run/use-run';
import { LeaveGuard } from '@/back-office/shared/leave-guard';
import { SaveProblem } from '@/back-office/shared/save-problem';
import { useDrafts } from '@/back-office/shared/use-drafts';
import type { SeoSetting } from '@/collections/seo-settings';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { useLivePages, type LivePages } from './live-page';
import { SearchPreview, SharedLinkPreview } from './search-preview';
import { draftErrors, SEO_DRAFT } from './seo-draft';
import { SeoForm } from './seo-form';
import { SeoLiveNote } from './seo-live-note';
import { SeoOverview } from './seo-overview';
import {
  isComplete,
  seoSettingsQuery,
  useOpenPage,
  saveSeoSetting,
  type SeoSettings,
} from './seo-settings-queries';

export function SeoDesk() {
  const query = useQuery(seoSettingsQuery);
  const settings = query.data ?? {};
  const isRead = isComplete(settings);
  const live = useLivePages(isRead);
  /** A new object for each press, so that pressing the same page again moves the focus again. */
  const [pressed, setPressed] = useState<{ page: SeoPageId } | null>(null);

  return (
    <>
      <SeoOverview
        settings={settings}
        isReading={query.isFetching}
        live={live}
        onOpen={(page) => setPressed({ page })}
      />
      {isRead && <SeoEditor settings={settings} live={live} pressed={pressed} />}
      {!isRead && query.isFetching && <Loading text="Loading SEO settings..." />}
      {!isRead && !query.isFetching && (
        <EmptyState
          title="Failed to fetch SEO settings"
          text={failureReason(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
    </>
  );
}

interface SeoEditorProps {
  settings: SeoSettings;
  live: LivePages;
  pressed: { page: SeoPageId } | null;
}

function SeoEditor({ settings, live, pressed }: SeoEditorProps) {
  const [page, openPage] = useOpenPage();
  const draftOn = useDrafts();
  const draftOf = (id: SeoPageId) => draftOn(`seo/${id}`, settings[id], SEO_DRAFT);
  const saving = useRun();
  const [saved, setSaved] = useState<SeoPageId | null>(null);
  const [attempted, setAttempted] = useState<SeoPageId | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const setting = settings[page];
  const draft = draftOf(page);
  const { words } = draft;
  const unsaved = SEO_PAGES.filter(({ id }) => draftOf(id).hasUnsavedText);
  const isOfThisPage = saved === page;

  useEffect(() => {
    if (pressed?.page === page) {
      container.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    }
  }, [pressed, page]);

  function save(base: SeoSetting) {
    if (saving.isRunning()) return;
    setAttempted(page);
    if (Object.keys(draftErrors(words)).length > 0) saving.reset();
    else {
      setSaved(page);
      saving.run(saveSeoSetting({ page, words, base }, draftOf));
    }
  }

  return (
    <RadixTabs.Root ref={container} value={page} onValueChange={openPage} className="grid gap-6">
      <RadixTabs.List aria-label="Pages" className="flex flex-wrap gap-x-1 border-b border-rule">
        {SEO_PAGES.map(({ id, label }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint data-[state=active]:border-firm data-[state=active]:text-firm"
          >
            {label}
            {draftOf(id).isUnsaved && (
              <>
                <span aria-hidden className="size-2 rounded-full border border-action bg-action" />
                <span className="sr-only"> (not saved)</span>
              </>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {/* Not a tab stop, because the panel contains focusable controls: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */}
      <RadixTabs.Content value={page} key={page} tabIndex={-1}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
          <div className="grid content-start gap-4">
            <SaveProblem
              draft={draft}
              changed="Someone else has changed these settings since you opened them."
              deleted={!setting.id && 'These settings were deleted.'}
              failure="Failed to save SEO settings"
              error={isOfThisPage ? saving.error : undefined}
              isSaving={saving.isPending}
              onSaveMine={(theirs) => {
                draft.rebase(theirs);
                save(theirs);
              }}
            />
            <SeoForm
              page={page}
              settings={settings}
              draft={draft}
              errors={attempted === page ? draftErrors(words) : {}}
              isSaving={saving.isPending}
              onSave={() => save(draft.base)}
            />
            <SeoLiveNote
              page={page}
              setting={setting}
              live={live.pages[page]}
              isSaved={isOfThisPage && saving.isSuccess}
            />
          </div>
          <div className="grid content-start gap-8">
            <SearchPreview page={page} draft={words} />
            <SharedLinkPreview page={page} draft={words} />
          </div>
        </div>
      </RadixTabs.Content>
      <LeaveGuard
        isActive={unsaved.length > 0}
        text={`Not saved yet: ${unsaved.map(({ label }) => label).join(', ')}.`}
        onLeave={() => unsaved.forEach(({ id }) => draftOf(id).discard())}
      />
    </RadixTabs.Root>
  );
}
