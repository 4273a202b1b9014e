import { beforeEach, expect, it } from 'vitest';
import { claimAccount } from '@/lib/account-store';
import { draftOf, forgetDraft, hasDrafts, keepDraft } from '@/lib/drafts';

beforeEach(() => {
  claimAccount('another account');
  claimAccount('ada');
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
