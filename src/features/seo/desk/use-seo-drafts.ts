import { useState } from 'react';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import { isChanged, toDraft, type SeoDraft } from './seo-draft';
import type { SeoSettings } from './seo-settings-queries';

type SeoDrafts = Partial<Record<SeoPageId, SeoDraft>>;

const nameOf = (page: SeoPageId) => `seo/${page}`;

function keptDrafts(): SeoDrafts {
  return Object.fromEntries(
    SEO_PAGES.flatMap(({ id }) => {
      const draft = draftOf<SeoDraft>(nameOf(id));
      return draft ? [[id, draft]] : [];
    }),
  );
}

/** Unsaved input of each page, kept when the tab changes. */
export function useSeoDrafts(settings: SeoSettings) {
  const [drafts, setDrafts] = useState<SeoDrafts>(keptDrafts);
  const startOf = (page: SeoPageId) => toDraft(settings[page]);
  const draftFor = (page: SeoPageId) => drafts[page] ?? startOf(page);

  function change(page: SeoPageId, changes: Partial<SeoDraft>) {
    const draft = { ...draftFor(page), ...changes };
    setDrafts((now) => ({ ...now, [page]: draft }));
    if (isChanged(draft, startOf(page))) keepDraft(nameOf(page), draft);
    else forgetDraft(nameOf(page));
  }

  /** Discards the input for a page; with `saved`, only if nothing else has been typed since. */
  function forget(page: SeoPageId, saved?: SeoDraft) {
    setDrafts((now) => (saved && now[page] !== saved ? now : { ...now, [page]: undefined }));
    if (!saved || draftOf(nameOf(page)) === saved) forgetDraft(nameOf(page));
  }

  const unsaved = SEO_PAGES.filter(({ id }) => isChanged(draftFor(id), startOf(id)));
  return { draftFor, change, forget, unsaved };
}
