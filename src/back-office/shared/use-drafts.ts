import { useSyncExternalStore } from 'react';
import { draftOf, draftsRevision, forgetDraft, keepDraft, subscribeToDrafts } from '@/lib/drafts';

/** What a form edits. */
interface DraftKind<Words, Stored> {
  wordsOf: (stored: Stored) => Words;
  /** Each field as text by its label. */
  textsOf: (words: Words) => Record<string, string>;
  /** Changes with each save. */
  versionOf: (stored: Stored) => string;
}

/** What is typed over a stored version and not saved. */
export interface Draft<Words, Stored> {
  /** What was stored when the typing began, or after the last save. */
  base: Stored;
  words: Words;
  /** What a refused save has found instead; null where it was deleted. */
  theirs?: Stored | null | undefined;
  /** What was typed before `theirs` was loaded. */
  setAside?: Words | undefined;
}

/** Returns a function as `useDraft` for each of many forms. */
export function useDrafts(): typeof draftOn {
  useSyncExternalStore(subscribeToDrafts, draftsRevision);
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
  /** Read anew each time: a save may have ended since. */
  const current = () =>
    draftOf<Draft<Words, Stored>>(name) ?? { base: stored, words: wordsOf(stored) };

  function keep(draft: Draft<Words, Stored>) {
    const isUnsaved = !isSame(draft.words, wordsOf(draft.base));
    if (isUnsaved || draft.setAside || draft.theirs !== undefined) keepDraft(name, draft);
    else forgetDraft(name);
  }

  const { base, words, setAside, theirs: found } = current();
  const isNewer = versionOf(stored) !== versionOf(base);
  const theirs = found === undefined && isNewer ? stored : found;
  const isContested = theirs !== undefined && !(theirs && isSame(words, wordsOf(theirs)));

  return {
    base,
    words,
    setAside,
    /** Someone else's version in place of `base`, null where it was deleted; undefined without a conflict. */
    theirs: isContested ? theirs : undefined,
    isUnsaved: isContested || !isSame(words, wordsOf(base)),
    /** The fields of `words` and of `theirs` as texts by their labels. */
    texts: textsOf(words),
    theirTexts: theirs && textsOf(wordsOf(theirs)),
    setAsideTexts: setAside && textsOf(setAside),
    change: (changed: Words) => keep({ ...current(), words: changed }),
    discard: () => forgetDraft(name),
    /** A save was refused, because this is stored. */
    conflict: (newer: Stored | null) => keep({ ...current(), theirs: newer }),
    /** Goes on from another version with the same words. */
    rebase: (newer: Stored) => keep({ ...current(), base: newer, theirs: undefined }),
    /** Shows someone else's version and sets the words aside. */
    loadTheirs: (newer: Stored) =>
      keep({ base: newer, words: wordsOf(newer), setAside: current().words }),
    /** Swaps the words and what was set aside; nothing is set aside if nothing was typed since. */
    bringBack() {
      const now = current();
      const isTyped = !isSame(now.words, wordsOf(now.base));
      if (now.setAside)
        keep({ ...now, words: now.setAside, setAside: isTyped ? now.words : undefined });
    },
    discardSetAside: () => keep({ ...current(), setAside: undefined }),
    /**
     * After `sent` was stored over the version `over`, or that was undone: what was typed since goes on from what is
     * stored now. Returns whether there is any.
     */
    saved(now: Stored, over: string, sent: Words): boolean {
      const draft = current();
      const isTyped = !isSame(draft.words, sent);
      if (versionOf(draft.base) === over)
        keep({ base: now, words: isTyped ? draft.words : wordsOf(now), setAside: draft.setAside });
      return isTyped;
    },
  };
}

export type DraftControls<Words, Stored> = ReturnType<typeof draftOn<Words, Stored>>;
