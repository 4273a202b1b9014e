import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '@/features/contacts/contact-draft';

const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('keeps what changed beside what was kept before', () => {
  keepDraft({ values: { message: 'Half a thought' } });
  keepDraft({ sent: { id: 'a', words: '{}', at: 1 } });
  expect(readDraft()).toMatchObject({
    values: { message: 'Half a thought' },
    sent: { id: 'a', words: '{}', at: 1 },
  });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test('an hour after the last change it is gone from storage, too', () => {
  vi.useFakeTimers();
  keepDraft({ values: { message: 'Half a thought' } });
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

test('blocked storage counts as no draft, and nothing throws', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft({ values: { message: 'Half a thought' } });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});
