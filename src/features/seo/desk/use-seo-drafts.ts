import { useState } from 'react';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import { isChanged, toDraft, type SeoDraft } from './seo-draft';
import type { SeoSettings } from './seo-settings-queries';

/** Unsaved input for a page. */
interface SeoEdit {
  draft: SeoDraft;
  /** Version of the setting that the input began with: another stored one is a conflict. */
  version: string;
}

const editName = (page: SeoPageId) => `seo/${page}`;
const setAsideName = (page: SeoPageId) => `seo/${page}/set-aside`;

const startOf = (setting: SeoSetting) => ({ draft: toDraft(setting), version: setting.version });

/** A draft for each page, kept when the screen closes without asking; `keep` works after that, too. */
function useKeptDrafts<Content>(nameOf: (page: SeoPageId) => string) {
  const [drafts, setDrafts] = useState(
    () => new Map(SEO_PAGES.map(({ id }) => [id, draftOf<Content>(nameOf(id))])),
  );
  function keep(page: SeoPageId, content: Content | undefined) {
    if (content === undefined) forgetDraft(nameOf(page));
    else keepDraft(nameOf(page), content);
    setDrafts((now) => new Map(now).set(page, content));
  }
  return [drafts, keep] as const;
}

/** Unsaved input of each page. */
export function useSeoDrafts(settings: SeoSettings) {
  const [edits, keepEdit] = useKeptDrafts<SeoEdit>(editName);
  /** What was typed before the newer version was loaded. */
  const [setAside, keepSetAside] = useKeptDrafts<SeoDraft>(setAsideName);

  /** Changes the input for a page, of which `setting` is stored. */
  function update(
    page: SeoPageId,
    setting: SeoSetting,
    change: (edit: SeoEdit) => Partial<SeoEdit>,
  ) {
    const start = startOf(setting);
    const kept = draftOf<SeoEdit>(editName(page));
    const edit = kept && isChanged(kept.draft, start.draft) ? kept : start;
    const next = { ...edit, ...change(edit) };
    keepEdit(page, isChanged(next.draft, start.draft) ? next : undefined);
  }

  const draftFor = (page: SeoPageId) => edits.get(page)?.draft ?? toDraft(settings[page]);
  const isUnsaved = (page: SeoPageId) => isChanged(draftFor(page), toDraft(settings[page]));
  const versionOf = (page: SeoPageId) =>
    (isUnsaved(page) ? edits.get(page) : undefined)?.version ?? settings[page].version;

  return {
    draftFor,
    isUnsaved,
    versionOf,
    setAside,
    /** Pages with input that leaving would lose. */
    unsaved: SEO_PAGES.filter(({ id }) => isUnsaved(id) || setAside.get(id)),
    /** Whether someone else has saved another setting since the input began. */
    isContested: (page: SeoPageId) => versionOf(page) !== settings[page].version,
    change: (page: SeoPageId, changes: Partial<SeoDraft>) =>
      update(page, settings[page], ({ draft }) => ({ draft: { ...draft, ...changes } })),
    discard: (page: SeoPageId) => keepEdit(page, undefined),
    discardSetAside: (page: SeoPageId) => keepSetAside(page, undefined),
    /** Shows the stored setting, and sets the input aside. */
    loadTheirs(page: SeoPageId) {
      keepSetAside(page, draftFor(page));
      keepEdit(page, undefined);
    },
    /** Swaps the input and what was set aside. Nothing is set aside if nothing was typed since. */
    swapSetAside(page: SeoPageId) {
      const draft = setAside.get(page);
      keepSetAside(page, isUnsaved(page) ? draftFor(page) : undefined);
      if (draft) update(page, settings[page], () => ({ draft }));
    },
    /** Input that was typed since a save or its undo goes on from what is stored now. */
    continueFrom: (page: SeoPageId, setting: SeoSetting) =>
      update(page, setting, () => ({ version: setting.version })),
  };
}
