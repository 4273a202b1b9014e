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
  keepDraft({ id: 'a' });
  expect(readDraft()).toMatchObject({ id: 'a', values: { message: 'Half a thought' } });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test('has one id from its first words until it is forgotten', () => {
  keepDraft({ values: { message: 'Half a thought' } });
  const id = readDraft()?.id;
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
  keepDraft({ values: { message: 'A whole thought' } });
  expect(readDraft()?.id).toBe(id);
  forgetDraft();
  keepDraft({ values: { message: 'Another one' } });
  expect(readDraft()?.id).not.toBe(id);
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
