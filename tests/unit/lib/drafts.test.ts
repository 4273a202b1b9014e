import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, draftOf, forgetDraft, hasDrafts, keepDraft } from '@/lib/drafts';

beforeEach(() => {
  claimDrafts('another account');
  claimDrafts('ada');
});

/** Whether the browser would ask for confirmation before the tab is closed. */
function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('keeps the content of a form until it is deleted', () => {
  keepDraft('career', { title: 'DBA' });
  expect(draftOf('career')).toEqual({ title: 'DBA' });
  forgetDraft('career');
  expect(draftOf('career')).toBeUndefined();
  expect(hasDrafts()).toBe(false);
});

it('asks before the tab is closed only while something is unsaved', () => {
  expect(asksBeforeUnload()).toBe(false);
  keepDraft('a', 1);
  keepDraft('b', 2);
  forgetDraft('a');
  expect(asksBeforeUnload()).toBe(true);
  forgetDraft('b');
  expect(asksBeforeUnload()).toBe(false);
});

it('keeps drafts for their account and drops them for another', () => {
  keepDraft('career', 'Ada’s');
  claimDrafts('ada');
  expect(draftOf('career')).toBe('Ada’s');
  claimDrafts('bob');
  expect(hasDrafts()).toBe(false);
});
