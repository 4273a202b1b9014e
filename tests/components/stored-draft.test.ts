import { afterEach, expect, test, vi } from 'vitest';
import { readContactDraft } from '@/features/contacts/contact-draft';
import { saveContactDraft } from '@/features/contacts/save-draft';

const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a contact draft is deleted from storage an hour after the last change', () => {
  vi.useFakeTimers();
  saveContactDraft({ values: { message: 'Half a message' } });
  vi.advanceTimersByTime(HOUR - 1);
  expect(readContactDraft()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readContactDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test.each(['not JSON', '7', 'null', '{}'])('invalid storage content is ignored: %s', (text) => {
  sessionStorage.setItem('contact-draft', text);
  expect(readContactDraft()).toBeUndefined();
});
