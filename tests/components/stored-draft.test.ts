import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '@/features/contacts/contact-draft';

const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('adds changes to the stored draft, which keeps its id until it is deleted', () => {
  keepDraft({ values: { message: 'Half a message' } });
  const id = readDraft()?.id;
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
  keepDraft({ values: { message: 'A whole message' } });
  expect(readDraft()?.id).toBe(id);
  keepDraft({ id: 'a' });
  expect(readDraft()).toMatchObject({ id: 'a', values: { message: 'A whole message' } });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
  keepDraft({ values: { message: 'Another one' } });
  expect(readDraft()?.id).not.toBe('a');
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
