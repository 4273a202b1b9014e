import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '@/components/leave-guard';
import { Tabs } from '@/components/ui/tabs';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { SearchPreview } from './search-preview';
import { draftErrors, isChanged, toDraft } from './seo-draft';
import { SeoForm } from './seo-form';
import { SeoLiveNote } from './seo-live-note';
import { SeoProblem } from './seo-problem';
import { SharedLinkPreview } from './shared-link-preview';
import { SetAsideText } from './set-aside-text';
import { useSaveSeoSetting, type SeoSettings } from './seo-settings-queries';
import type { LivePages } from './use-live-pages';
import { useOpenPage } from './use-open-page';
import { useSeoDrafts } from './use-seo-drafts';

interface SeoEditorProps {
  settings: SeoSettings;
  live: LivePages;
  /** The page whose row in the overview was pressed last. */
  pressed: { page: SeoPageId } | null;
}

/** A tab with form and previews for each page (spec 2). */
export function SeoEditor({ settings, live, pressed }: SeoEditorProps) {
  const [page, openPage] = useOpenPage();
  const drafts = useSeoDrafts(settings);
  const saving = useSaveSeoSetting(drafts.continueFrom);
  /** Errors are shown from the first attempt to save on. */
  const [attempted, setAttempted] = useState<SeoPageId | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const setting = settings[page];
  const draft = drafts.draftFor(page);
  const generated = toDraft(defaultSeoSetting(page));
  const isOfThisPage = saving.variables?.page === page;

  useEffect(() => {
    if (pressed?.page === page) {
      container.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    }
  }, [pressed, page]);

  function save(version: string) {
    setAttempted(page);
    if (Object.keys(draftErrors(draft)).length > 0) saving.reset();
    else saving.mutate({ page, draft, version, before: setting });
  }

  const tabs = SEO_PAGES.map((tab) => ({
    id: tab.id,
    label: (
      <>
        {tab.label}
        {drafts.isUnsaved(tab.id) && (
          <>
            <span aria-hidden className="size-2 rounded-full border border-action bg-action" />
            <span className="sr-only"> (not saved)</span>
          </>
        )}
      </>
    ),
  }));
  const setAside = drafts.setAside.get(page);

  return (
    <div ref={container}>
      <Tabs label="Pages" value={page} onValueChange={openPage} tabs={tabs}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
          <div className="grid content-start gap-4">
            <SeoProblem
              isContested={drafts.isContested(page)}
              theirs={setting}
              draft={draft}
              error={saving.isError && isOfThisPage ? saving.error : null}
              isSaving={saving.isPending}
              onLoadTheirs={() => drafts.loadTheirs(page)}
              onSaveMine={() => save(setting.version)}
            />
            {setAside && (
              <SetAsideText
                draft={setAside}
                onRestore={() => drafts.swapSetAside(page)}
                onDiscard={() => drafts.discardSetAside(page)}
              />
            )}
            <SeoForm
              page={page}
              settings={settings}
              draft={draft}
              errors={attempted === page ? draftErrors(draft) : {}}
              isSaving={saving.isPending}
              isUnsaved={drafts.isUnsaved(page)}
              isGenerated={!isChanged(draft, generated)}
              onChange={(changes) => drafts.change(page, changes)}
              onSave={() => save(drafts.versionOf(page))}
              onDiscard={() => drafts.discard(page)}
              onGenerate={() => drafts.change(page, generated)}
            />
            <SeoLiveNote
              page={page}
              setting={setting}
              live={live.pages[page]}
              isSaved={isOfThisPage && Boolean(saving.data)}
            />
          </div>
          <div className="grid content-start gap-8">
            <SearchPreview page={page} draft={draft} />
            <SharedLinkPreview page={page} draft={draft} />
          </div>
        </div>
      </Tabs>
      <LeaveGuard
        isActive={drafts.unsaved.length > 0}
        text={`Not saved yet: ${drafts.unsaved.map((unsaved) => unsaved.label).join(', ')}.`}
        onLeave={() => {
          for (const { id } of drafts.unsaved) {
            drafts.discard(id);
            drafts.discardSetAside(id);
          }
        }}
      />
    </div>
  );
}
