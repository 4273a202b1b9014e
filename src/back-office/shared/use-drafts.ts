import { useSyncExternalStore } from 'react';
import { currentDrafts, draftOf, discardDraft, saveDraft, subscribeToDrafts } from '@/lib/drafts';

interface DraftKind<Words, Stored> {
  wordsOf: (stored: Stored) => Words;
  /** Field values as text, keyed by label. Drafts with equal texts are equal. */
  textsOf: (words: Words) => Record<string, string>;
  versionOf: (stored: Stored) => string;
}

/** Unsaved form values and the stored version they are based on. */
export interface Draft<Words, Stored> {
  /** The stored version when typing began or, if later, after the last save. */
  base: Stored;
  words: Words;
  /** Newer version that caused a conflict; null if the document was deleted. */
  theirs?: Stored | null | undefined;
  /** Values replaced when someone else's version was loaded. */
  setAside: Words[];
  /** The texts of `words` and `setAside` that differ from `base`. */
  texts?: Record<string, string>[];
}

/** Like `useDraft`, but for a screen with many forms: returns a function to call for each form. */
export function useDrafts(): typeof draftOn {
  useSyncExternalStore(subscribeToDrafts, currentDrafts);
  return draftOn;
}

/** The draft of a form. The draft outlives the form (design 4). @param stored latest known version */
export function useDraft<Words, Stored>(...form: Parameters<typeof draftOn<Words, Stored>>) {
  useSyncExternalStore(subscribeToDrafts, () => draftOf(form[0]));
  return draftOn(...form);
}

function draftOn<Words, Stored>(name: string, stored: Stored, kind: DraftKind<Words, Stored>) {
  const { wordsOf, textsOf, versionOf } = kind;
  const isSame = (one: Words, other: Words) =>
    JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
  const isTyped = ({ base, words }: Draft<Words, Stored>) => !isSame(words, wordsOf(base));
  const existing = () => draftOf<Draft<Words, Stored>>(name);
  /** Reads the draft on every call, because a save may have finished since the last render. */
  const current = () => existing() ?? { base: stored, words: wordsOf(stored), setAside: [] };

  function typedTexts({ base, words, setAside }: Draft<Words, Stored>) {
    const stored = textsOf(wordsOf(base));
    return [words, ...setAside]
      .map((typed) =>
        Object.entries(textsOf(typed)).filter(([label, text]) => text && text !== stored[label]),
      )
      .filter((entries) => entries.length > 0)
      .map((entries) => Object.fromEntries(entries));
  }

  function update(draft: Draft<Words, Stored>) {
    if (isTyped(draft) || draft.setAside.length || draft.theirs !== undefined)
      saveDraft(name, { ...draft, texts: typedTexts(draft) });
    else discardDraft(name);
  }

  const { base, words, setAside, theirs: found } = current();
  const isNewer = versionOf(stored) !== versionOf(base);
  const theirs = found === undefined && isNewer ? stored : found;
  const hasTheirs = theirs !== undefined && theirs !== null;
  const isContested = theirs === null || (hasTheirs && !isSame(words, wordsOf(theirs)));
  const isUnsaved = isContested || !isSame(words, wordsOf(base));

  return {
    base,
    words,
    /** Someone else's newer version; null if it was deleted, undefined if there is no conflict. */
    theirs: isContested ? theirs : undefined,
    isUnsaved,
    /** Whether closing the form without saving would lose text. */
    hasUnsavedText: isUnsaved || setAside.length > 0,
    texts: textsOf(words),
    theirTexts: hasTheirs ? textsOf(wordsOf(theirs)) : null,
    setAside: setAside.map(textsOf),
    change: (changed: Words) => update({ ...current(), words: changed }),
    discard: () => discardDraft(name),
    conflict: (newer: Stored | null) => update({ ...current(), theirs: newer }),
    rebase: (newer: Stored) => update({ ...current(), base: newer, theirs: undefined }),
    loadTheirs(newer: Stored) {
      const now = current();
      const typed = isTyped(now) ? [now.words] : [];
      update({ base: newer, words: wordsOf(newer), setAside: [...now.setAside, ...typed] });
    },
    /** Restores values that were set aside, and sets the current values aside instead. Returns the restored values. */
    bringBack(index: number): Words | undefined {
      const now = current();
      const brought = now.setAside[index];
      const setAside = now.setAside.toSpliced(index, 1, ...(isTyped(now) ? [now.words] : []));
      if (brought !== undefined) update({ ...now, words: brought, setAside });
      return brought;
    },
    discardSetAside(index: number) {
      const now = current();
      update({ ...now, setAside: now.setAside.toSpliced(index, 1) });
    },
    /** Call after saving `sent`, or undoing that save, replaced `over` with `now`. Rebases later typing onto `now`. */
    saved(now: Stored, over: Stored, sent: Words) {
      const draft = existing();
      if (!draft || versionOf(draft.base) !== versionOf(over)) return;
      const words = isSame(draft.words, sent) ? wordsOf(now) : draft.words;
      update({ ...draft, base: now, words, theirs: undefined });
    },
  };
}

export type DraftControls<Words, Stored> = ReturnType<typeof draftOn<Words, Stored>>;
