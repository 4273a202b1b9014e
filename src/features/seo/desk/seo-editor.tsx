import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '@/components/leave-guard';
import { Tabs } from '@/components/ui/tabs';
import { failureReason } from '@/content/failures';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { SearchPreview } from './search-preview';
import { draftErrors } from './seo-draft';
import { SeoForm } from './seo-form';
import { useSaveSeoSetting, type SeoSettings } from './seo-settings-queries';
import { SharedLinkPreview } from './shared-link-preview';
import { useSeoDrafts } from './use-seo-drafts';

const PARAMETER = 'page';

function useOpenPage() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(PARAMETER);
  const page = SEO_PAGES.find(({ id }) => id === requested)?.id ?? 'home';
  const open = (id: string) => setSearch({ [PARAMETER]: id }, { replace: true });
  return [page, open] as const;
}

/** A tab with form and preview for each page (spec 2). */
export function SeoEditor({ settings }: { settings: SeoSettings }) {
  const [page, openPage] = useOpenPage();
  const drafts = useSeoDrafts(settings);
  const saving = useSaveSeoSetting(drafts.forget);
  /** Errors are shown from the first attempt to save on. */
  const [attempted, setAttempted] = useState<SeoPageId | null>(null);
  const draft = drafts.draftFor(page);
  const errors = attempted === page ? draftErrors(draft) : {};
  const isUnsaved = (id: SeoPageId) => drafts.unsaved.some((unsaved) => unsaved.id === id);

  function handleSave() {
    setAttempted(page);
    if (saving.isPending) return;
    if (Object.keys(draftErrors(draft)).length > 0) saving.reset();
    else saving.mutate({ page, draft });
  }

  const tabs = SEO_PAGES.map((tab) => ({
    id: tab.id,
    label: (
      <>
        {tab.label}
        {isUnsaved(tab.id) && (
          <>
            <span aria-hidden className="size-2 rounded-full border border-action bg-action" />
            <span className="sr-only"> (not saved)</span>
          </>
        )}
      </>
    ),
  }));

  return (
    <>
      <Tabs label="Pages" value={page} onValueChange={openPage} tabs={tabs}>
        <div className="grid gap-8 lg:grid-cols-[1fr_26rem]">
          <div className="grid content-start gap-4">
            {saving.isError && saving.variables.page === page && (
              <p
                role="alert"
                className="border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
              >
                <strong>Failed to save SEO settings.</strong> {failureReason(saving.error)} Nothing
                you typed is lost.
              </p>
            )}
            <SeoForm
              draft={draft}
              errors={errors}
              isSaving={saving.isPending}
              isUnsaved={isUnsaved(page)}
              onChange={(changes) => drafts.change(page, changes)}
              onSave={handleSave}
              onDiscard={() => drafts.forget(page)}
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
        onLeave={() => drafts.unsaved.forEach(({ id }) => drafts.forget(id))}
      />
    </>
  );
}
