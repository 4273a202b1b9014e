import { useSyncExternalStore } from 'react';
import { currentDrafts, draftOf, forgetDraft, keepDraft, subscribeToDrafts } from '@/lib/drafts';

interface DraftKind<Words, Stored> {
  wordsOf: (stored: Stored) => Words;
  /** Each field as text by its label; words with the same texts are the same. */
  textsOf: (words: Words) => Record<string, string>;
  versionOf: (stored: Stored) => string;
}

/** What is typed over a stored version and not saved. */
export interface Draft<Words, Stored> {
  /** What was stored when the typing began, or after the last save. */
  base: Stored;
  words: Words;
  /** What a refused save has found instead; null where it was deleted. */
  theirs?: Stored | null | undefined;
  /** The words that were replaced each time someone else's version was loaded. */
  setAside: Words[];
}

/** Returns a function as `useDraft` for each of many forms. */
export function useDrafts(): typeof draftOn {
  useSyncExternalStore(subscribeToDrafts, currentDrafts);
  return draftOn;
}

/**
 * The draft of a form, and what can be done with it, also after the form is closed (design 4).
 * @param stored what is stored as far as it is known
 */
export function useDraft<Words, Stored>(...form: Parameters<typeof draftOn<Words, Stored>>) {
  useSyncExternalStore(subscribeToDrafts, () => draftOf(form[0]));
  return draftOn(...form);
}

function draftOn<Words, Stored>(name: string, stored: Stored, kind: DraftKind<Words, Stored>) {
  const { wordsOf, textsOf, versionOf } = kind;
  const isSame = (one: Words, other: Words) =>
    JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
  const isTyped = ({ base, words }: Draft<Words, Stored>) => !isSame(words, wordsOf(base));
  const kept = () => draftOf<Draft<Words, Stored>>(name);
  /** Read anew each time: a save may have ended since. */
  const current = () => kept() ?? { base: stored, words: wordsOf(stored), setAside: [] };

  function keep(draft: Draft<Words, Stored>) {
    if (isTyped(draft) || draft.setAside.length || draft.theirs !== undefined)
      keepDraft(name, draft);
    else forgetDraft(name);
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
    /** Someone else's version in place of `base`, null where it was deleted; undefined without a conflict. */
    theirs: isContested ? theirs : undefined,
    isUnsaved,
    /** Whether closing would lose anything. */
    isKept: isUnsaved || setAside.length > 0,
    /** The fields of `words`, of `theirs`, and of what was set aside as texts by their labels. */
    texts: textsOf(words),
    theirTexts: hasTheirs ? textsOf(wordsOf(theirs)) : null,
    setAside: setAside.map(textsOf),
    change: (changed: Words) => keep({ ...current(), words: changed }),
    discard: () => forgetDraft(name),
    conflict: (newer: Stored | null) => keep({ ...current(), theirs: newer }),
    rebase: (newer: Stored) => keep({ ...current(), base: newer, theirs: undefined }),
    loadTheirs(newer: Stored) {
      const now = current();
      const typed = isTyped(now) ? [now.words] : [];
      keep({ base: newer, words: wordsOf(newer), setAside: [...now.setAside, ...typed] });
    },
    /** Shows what was set aside, and sets the words aside instead, if any. Returns what is shown. */
    bringBack(index: number): Words | undefined {
      const now = current();
      const brought = now.setAside[index];
      const setAside = now.setAside.toSpliced(index, 1, ...(isTyped(now) ? [now.words] : []));
      if (brought !== undefined) keep({ ...now, words: brought, setAside });
      return brought;
    },
    discardSetAside(index: number) {
      const now = current();
      keep({ ...now, setAside: now.setAside.toSpliced(index, 1) });
    },
    /** After `sent` was stored over `over`, or that was undone: what was typed since goes on from what is stored now. */
    saved(now: Stored, over: Stored, sent: Words) {
      const draft = kept();
      if (!draft || versionOf(draft.base) !== versionOf(over)) return;
      const words = isSame(draft.words, sent) ? wordsOf(now) : draft.words;
      keep({ ...draft, base: now, words, theirs: undefined });
    },
  };
}

export type DraftControls<Words, Stored> = ReturnType<typeof draftOn<Words, Stored>>;
