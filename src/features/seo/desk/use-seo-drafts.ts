import { useState } from 'react';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import { isChanged, toDraft, type SeoDraft } from './seo-draft';
import type { SeoSettings } from './seo-settings-queries';

/** Unsaved input for a page. */
interface SeoEdit {
  draft: SeoDraft;
  /** Version of the setting that was read before typing: another stored one is a conflict. */
  version: string;
  /** What was typed before the newer version was loaded. */
  setAside: SeoDraft | null;
}

type SeoEdits = Partial<Record<SeoPageId, SeoEdit>>;

const nameOf = (page: SeoPageId) => `seo/${page}`;
const keptEdit = (page: SeoPageId) => draftOf<SeoEdit>(nameOf(page));

function keptEdits(): SeoEdits {
  return Object.fromEntries(SEO_PAGES.map(({ id }) => [id, keptEdit(id)]));
}

/** Unsaved input of each page. It is kept when the tab changes and when the screen closes without asking. */
export function useSeoDrafts(settings: SeoSettings) {
  const [edits, setEdits] = useState<SeoEdits>(keptEdits);

  /** Also after an unmount: the kept draft is what counts, the state only shows it. */
  function update(
    page: SeoPageId,
    setting: SeoSetting,
    change: (edit: SeoEdit) => Partial<SeoEdit>,
  ) {
    const start = toDraft(setting);
    const edit = keptEdit(page) ?? { draft: start, version: setting.version, setAside: null };
    const next = { ...edit, ...change(edit) };
    const isNeeded = isChanged(next.draft, start) || next.setAside !== null;
    if (isNeeded) keepDraft(nameOf(page), next);
    else forgetDraft(nameOf(page));
    setEdits((now) => ({ ...now, [page]: isNeeded ? next : undefined }));
  }

  const draftFor = (page: SeoPageId) => edits[page]?.draft ?? toDraft(settings[page]);
  const isUnsaved = (page: SeoPageId) => isChanged(draftFor(page), toDraft(settings[page]));

  return {
    draftFor,
    isUnsaved,
    /** Pages with input that leaving would lose. */
    unsaved: SEO_PAGES.filter(({ id }) => edits[id] && (isUnsaved(id) || edits[id].setAside)),
    setAsideOf: (page: SeoPageId) => edits[page]?.setAside ?? null,
    versionOf: (page: SeoPageId) => edits[page]?.version ?? settings[page].version,
    /** Whether someone else has saved another setting since the input began. */
    isContested: (page: SeoPageId) =>
      isUnsaved(page) && edits[page]?.version !== settings[page].version,
    change: (page: SeoPageId, changes: Partial<SeoDraft>) =>
      update(page, settings[page], ({ draft }) => ({ draft: { ...draft, ...changes } })),
    discard: (page: SeoPageId) => update(page, settings[page], () => startOf(settings[page])),
    discardSetAside: (page: SeoPageId) => update(page, settings[page], () => ({ setAside: null })),
    /** Shows the stored setting, and sets the input aside. */
    loadTheirs: (page: SeoPageId) =>
      update(page, settings[page], ({ draft }) => ({
        ...startOf(settings[page]),
        setAside: draft,
      })),
    /** Brings back the input that was set aside; what was typed since takes its place. */
    swapSetAside: (page: SeoPageId) =>
      update(page, settings[page], ({ draft, setAside }) => ({
        draft: setAside ?? draft,
        setAside: isUnsaved(page) ? draft : null,
      })),
    /** Drops everything that is not saved. */
    forget: (page: SeoPageId) =>
      update(page, settings[page], () => ({ ...startOf(settings[page]), setAside: null })),
    /** After a save or its undo: input continues on the stored setting; what was saved is no longer input. */
    continueOn: (page: SeoPageId, setting: SeoSetting, saved?: SeoDraft) =>
      update(page, setting, ({ draft }) =>
        draft === saved ? startOf(setting) : { version: setting.version },
      ),
  };
}

const startOf = (setting: SeoSetting) => ({ draft: toDraft(setting), version: setting.version });
