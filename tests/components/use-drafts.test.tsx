import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '@/back-office/shared/use-drafts';
import { switchAccount } from '@/lib/account-store';
import { draftOf, discardDraft, hasDrafts, saveDraft } from '@/lib/drafts';

interface Page {
  text: string;
  version: string;
}

const KIND = {
  wordsOf: ({ text }: Page) => text,
  textsOf: (words: string) => ({ Text: words.trim() }),
  versionOf: ({ version }: Page) => version,
};

const OPENED = { text: 'Opened', version: '1' };
const THEIRS = { text: 'Theirs', version: '2' };
const NEWEST = { text: 'Newest', version: '3' };

beforeEach(() => {
  switchAccount('nobody');
  switchAccount('ada');
});

/** The draft of a form that shows `stored`. */
function renderDraft(stored = OPENED) {
  const { result, rerender, unmount } = renderHook((now: Page) => useDraft('form', now, KIND), {
    initialProps: stored,
  });
  return {
    now: () => result.current,
    do: (change: (draft: typeof result.current) => unknown) =>
      act(() => void change(result.current)),
    store: rerender,
    unmount,
  };
}

it('a draft is restored when the form reopens, until its text matches the saved version or the user discards it', () => {
  const first = renderDraft();
  first.do(({ change }) => change('Mine'));
  first.unmount();
  const form = renderDraft();
  expect(form.now()).toMatchObject({ words: 'Mine', base: OPENED, isUnsaved: true });
  form.do(({ change }) => change(' Opened'));
  expect(hasDrafts()).toBe(false);
  form.do(({ change }) => change('Mine'));
  form.do(({ discard }) => discard());
  expect(form.now()).toMatchObject({ words: 'Opened', isUnsaved: false });
  expect(hasDrafts()).toBe(false);
});

it('a form without changes shows the newest version, and one with changes reports a conflict', () => {
  const form = renderDraft();
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Theirs', theirs: undefined });
  form.do(({ change }) => change('Mine'));
  form.store(NEWEST);
  expect(form.now()).toMatchObject({ words: 'Mine', theirs: { text: 'Newest' }, base: THEIRS });
  expect(form.now().theirTexts).toEqual({ Text: 'Newest' });
  form.do(({ change }) => change('Newest '));
  expect(form.now().theirs).toBeUndefined();
});

it('an empty version saved by someone else is also a conflict', () => {
  const kind = { ...KIND, wordsOf: String, versionOf: String };
  const { result } = renderHook(() => useDraft('form', 'Opened' as string, kind));
  act(() => result.current.change('Mine'));
  act(() => result.current.conflict(''));
  expect(result.current).toMatchObject({ theirs: '', theirTexts: { Text: '' } });
  act(() => result.current.change(''));
  expect(result.current.theirs).toBeUndefined();
});

it('each load of a newer version sets the user’s current text aside', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Mine'));
  form.do(({ loadTheirs }) => loadTheirs(THEIRS));
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Theirs', base: THEIRS, isUnsaved: false });
  expect(form.now().hasUnsavedText).toBe(true);
  form.do(({ change }) => change('Mine again'));
  form.do(({ loadTheirs }) => loadTheirs(NEWEST));
  form.store(NEWEST);
  expect(form.now().setAside).toEqual([{ Text: 'Mine' }, { Text: 'Mine again' }]);
  // Nothing has been typed since the last load, so restoring text sets nothing else aside.
  form.do(({ bringBack }) => bringBack(0));
  expect(form.now()).toMatchObject({ words: 'Mine', setAside: [{ Text: 'Mine again' }] });
  form.do(({ bringBack }) => bringBack(0));
  expect(form.now()).toMatchObject({ words: 'Mine again', setAside: [{ Text: 'Mine' }] });
  form.do(({ discardSetAside }) => discardSetAside(0));
  expect(form.now().setAside).toEqual([]);
});

it('loading a newer version sets nothing aside if the user typed nothing', () => {
  const form = renderDraft();
  form.do(({ conflict }) => conflict(THEIRS));
  expect(form.now().theirs).toEqual(THEIRS);
  form.do(({ loadTheirs }) => loadTheirs(THEIRS));
  expect(form.now().setAside).toEqual([]);
  expect(hasDrafts()).toBe(false);
});

it('a save doesn’t change a draft based on another version or bring back a discarded draft', () => {
  const form = renderDraft(THEIRS);
  form.do(({ change }) => change('Mine'));
  form.do(({ saved }) => saved(NEWEST, OPENED, 'Mine'));
  expect(form.now()).toMatchObject({ words: 'Mine', base: THEIRS });
  form.do(({ discard }) => discard());
  form.do(({ saved }) => saved(NEWEST, THEIRS, 'Mine'));
  expect(hasDrafts()).toBe(false);
});

/** Whether the browser would ask for confirmation before the tab is closed. */
function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('the browser asks for confirmation before closing the tab only while there is an unsaved draft', () => {
  expect(asksBeforeUnload()).toBe(false);
  saveDraft('a', 1);
  saveDraft('b', 2);
  discardDraft('a');
  expect(asksBeforeUnload()).toBe(true);
  discardDraft('b');
  expect(draftOf('b')).toBeUndefined();
  expect(asksBeforeUnload()).toBe(false);
});

it('drafts are preserved if the same account signs in again and are discarded if another account signs in', () => {
  saveDraft('career', 'Ada’s');
  switchAccount('ada');
  expect(draftOf('career')).toBe('Ada’s');
  switchAccount('bob');
  expect(hasDrafts()).toBe(false);
});
