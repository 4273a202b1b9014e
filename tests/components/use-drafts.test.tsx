import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '@/back-office/shared/use-drafts';
import { claimAccount } from '@/lib/account-store';
import { draftOf, forgetDraft, hasDrafts, keepDraft } from '@/lib/drafts';

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
  claimAccount('nobody');
  claimAccount('ada');
});

/** The draft of a form over `stored`. */
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

it('words are kept while the form is closed, until they are as stored or discarded', () => {
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

it('without words it follows what is stored; with words a newer version in others is a conflict', () => {
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

it('someone else’s empty version is one, too', () => {
  const kind = { ...KIND, wordsOf: String, versionOf: String };
  const { result } = renderHook(() => useDraft('form', 'Opened' as string, kind));
  act(() => result.current.change('Mine'));
  act(() => result.current.conflict(''));
  expect(result.current).toMatchObject({ theirs: '', theirTexts: { Text: '' } });
  act(() => result.current.change(''));
  expect(result.current.theirs).toBeUndefined();
});

it('loading the other version sets the words aside, as often as that happens', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Mine'));
  form.do(({ loadTheirs }) => loadTheirs(THEIRS));
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Theirs', base: THEIRS, isUnsaved: false });
  expect(form.now().isKept).toBe(true);
  form.do(({ change }) => change('Mine again'));
  form.do(({ loadTheirs }) => loadTheirs(NEWEST));
  form.store(NEWEST);
  expect(form.now().setAside).toEqual([{ Text: 'Mine' }, { Text: 'Mine again' }]);
  // Swapped with what was typed since; nothing was.
  form.do(({ bringBack }) => bringBack(0));
  expect(form.now()).toMatchObject({ words: 'Mine', setAside: [{ Text: 'Mine again' }] });
  form.do(({ bringBack }) => bringBack(0));
  expect(form.now()).toMatchObject({ words: 'Mine again', setAside: [{ Text: 'Mine' }] });
  form.do(({ discardSetAside }) => discardSetAside(0));
  expect(form.now().setAside).toEqual([]);
});

it('nothing is set aside where nothing was typed', () => {
  const form = renderDraft();
  form.do(({ conflict }) => conflict(THEIRS));
  expect(form.now().theirs).toEqual(THEIRS);
  form.do(({ loadTheirs }) => loadTheirs(THEIRS));
  expect(form.now().setAside).toEqual([]);
  expect(hasDrafts()).toBe(false);
});

it('a save leaves the words of another version alone, and brings back none that were discarded', () => {
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

it('asks before the tab is closed only while something is unsaved', () => {
  expect(asksBeforeUnload()).toBe(false);
  keepDraft('a', 1);
  keepDraft('b', 2);
  forgetDraft('a');
  expect(asksBeforeUnload()).toBe(true);
  forgetDraft('b');
  expect(draftOf('b')).toBeUndefined();
  expect(asksBeforeUnload()).toBe(false);
});

it('keeps drafts for their account and drops them for another', () => {
  keepDraft('career', 'Ada’s');
  claimAccount('ada');
  expect(draftOf('career')).toBe('Ada’s');
  claimAccount('bob');
  expect(hasDrafts()).toBe(false);
});
