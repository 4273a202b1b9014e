import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, draftOf, forgetDraft, hasDrafts, keepDraft } from '@/lib/drafts';

beforeEach(() => {
  claimDrafts('somebody else');
  claimDrafts('ada');
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('keeps what a form says until it is forgotten', () => {
  keepDraft('career', { title: 'DBA' });
  expect(draftOf('career')).toEqual({ title: 'DBA' });
  forgetDraft('career');
  expect(draftOf('career')).toBeUndefined();
  expect(hasDrafts()).toBe(false);
});

it('asks before the tab is closed exactly as long as something is unsaved', () => {
  expect(asksBeforeUnload()).toBe(false);
  keepDraft('a', 1);
  keepDraft('b', 2);
  forgetDraft('a');
  expect(asksBeforeUnload()).toBe(true);
  forgetDraft('b');
  expect(asksBeforeUnload()).toBe(false);
});

it('gives one account’s words back to it and never to another', () => {
  keepDraft('career', 'Ada’s');
  claimDrafts('ada');
  expect(draftOf('career')).toBe('Ada’s');
  claimDrafts('bob');
  expect(hasDrafts()).toBe(false);
});
