import { expect, it, onTestFinished, vi } from 'vitest';
import { readContactDraft } from '@/features/contacts/contact-draft';
import { saveContactDraft } from '@/features/contacts/save-draft';

const HOUR = 3_600_000;

it('a contact draft is deleted from storage an hour after the last change, and invalid content is ignored', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  saveContactDraft({ values: { message: 'Half a message' } });
  vi.advanceTimersByTime(HOUR - 1);
  expect(readContactDraft()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readContactDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  for (const text of ['not JSON', '7', 'null', '{}']) {
    sessionStorage.setItem('contact-draft', text);
    expect(readContactDraft()).toBeUndefined();
  }
  sessionStorage.clear();
});
