import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '@/features/contacts/contact-draft';

const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('is deleted from storage an hour after the last change', () => {
  vi.useFakeTimers();
  keepDraft({ values: { message: 'Half a message' } });
  vi.advanceTimersByTime(HOUR - 1);
  expect(readDraft()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test.each(['not JSON', '7', 'null', '{}'])('%s in storage counts as no draft', (text) => {
  sessionStorage.setItem('contact-draft', text);
  expect(readDraft()).toBeUndefined();
});
