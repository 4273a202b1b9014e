import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '@/back-office/shared/use-drafts';
import { claimAccount } from '@/lib/account-store';
import { hasDrafts } from '@/lib/drafts';

interface Page {
  text: string;
  version: string;
}

const KIND = {
  wordsOf: ({ text }: Page) => text,
  textsOf: (words: string) => ({ Text: words.trim() }),
  versionOf: ({ version }: Page) => version,
};

const [OPENED, THEIRS] = [
  { text: 'Opened', version: '1' },
  { text: 'Theirs', version: '2' },
];

beforeEach(() => {
  claimAccount('ada');
  claimAccount('nobody');
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

it('without words it follows what is stored; with words a newer version is a conflict', () => {
  const form = renderDraft();
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Theirs', theirs: undefined });
  form.do(({ change }) => change('Mine'));
  form.store({ text: 'Newest', version: '3' });
  expect(form.now()).toMatchObject({ words: 'Mine', theirs: { text: 'Newest' }, base: THEIRS });
  expect(form.now().theirTexts).toEqual({ Text: 'Newest' });
});

it('what someone else has saved in the same words is no conflict', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Theirs '));
  form.do(({ conflict }) => conflict(THEIRS));
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

it('a conflict is kept, and overwriting goes on from the other version with the same words', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Mine'));
  form.do(({ conflict }) => conflict(null));
  expect(form.now()).toMatchObject({ theirs: null, isUnsaved: true });
  form.do(({ rebase }) => rebase(THEIRS));
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Mine', base: THEIRS, theirs: undefined });
});

it('loading the other version sets the words aside, as often as that happens', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Mine'));
  form.do(({ loadTheirs }) => loadTheirs(THEIRS));
  form.store(THEIRS);
  expect(form.now()).toMatchObject({ words: 'Theirs', base: THEIRS, isUnsaved: false });
  expect(form.now().isKept).toBe(true);
  form.do(({ change }) => change('Mine again'));
  const newest = { text: 'Newest', version: '3' };
  form.do(({ loadTheirs }) => loadTheirs(newest));
  form.store(newest);
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

it('words typed while it is saved go on from what was saved', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Sent'));
  form.do(({ change }) => change('Sent, and more'));
  const saved = { text: 'Sent', version: '2' };
  form.do(({ saved: end }) => end(saved, OPENED, 'Sent'));
  form.store(saved);
  expect(form.now()).toMatchObject({ words: 'Sent, and more', base: saved, theirs: undefined });
});

it('without any, the form shows what was saved', () => {
  const form = renderDraft();
  form.do(({ change }) => change(' Sent'));
  const saved = { text: 'Sent', version: '2' };
  form.do(({ saved: end }) => end(saved, OPENED, ' Sent'));
  form.store(saved);
  expect(form.now().words).toBe('Sent');
  expect(hasDrafts()).toBe(false);
});

it('an undo goes back under the words typed since', () => {
  const saved = { text: 'Sent', version: '2' };
  const form = renderDraft(saved);
  form.do(({ change }) => change('Typed since'));
  const before = { text: 'Opened', version: '3' };
  form.do(({ saved: end }) => end(before, saved, 'Sent'));
  form.store(before);
  expect(form.now()).toMatchObject({ words: 'Typed since', base: before, theirs: undefined });
});

it('words that were discarded while they were saved don’t come back', () => {
  const form = renderDraft();
  form.do(({ change }) => change('Sent'));
  form.do(({ discard }) => discard());
  form.do(({ saved: end }) => end({ text: 'Sent', version: '2' }, OPENED, 'Sent'));
  expect(hasDrafts()).toBe(false);
});

it('a save leaves the words of another version alone', () => {
  const form = renderDraft(THEIRS);
  form.do(({ change }) => change('Mine'));
  form.do(({ saved: end }) => end({ text: 'Sent', version: '3' }, OPENED, 'Sent'));
  expect(form.now()).toMatchObject({ words: 'Mine', base: THEIRS });
});
