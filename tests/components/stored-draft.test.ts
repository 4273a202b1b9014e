import { expect, it, onTestFinished, vi } from 'vitest';
import { readContactDraft, saveContactDraft } from '@/features/contacts/save-draft';

const HOUR = 3_600_000;

const KEY = 'contact-draft';

it('a contact draft is deleted from storage an hour after the last change', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  saveContactDraft({ values: { message: 'Half a message' } });
  vi.advanceTimersByTime(HOUR - 1);
  expect(readContactDraft()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readContactDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it.each(['not JSON', '7', 'null', '"text"', '[]', '{}'])(
  'a stored text that isn’t a draft is dropped: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readContactDraft()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  },
);

const ID = '7f3k2qxmabcdefghjkmn';
const DRAFT = { id: ID, values: { message: 'Half a message' }, at: 0 };

it.each([
  ['another kind of ID', { id: 'contacts/1' }],
  ['no ID', { id: undefined }],
  ['a receipt with another kind of ID', { sentId: '<b>' }],
  ['no values', { values: undefined }],
  ['a list of values', { values: 'text' }],
  ['a value that isn’t a text', { values: { message: { toString: null } } }],
  ['a time that isn’t a number', { at: 'now' }],
  ['no time', { at: undefined }],
  ['a time in a year', { at: Date.now() + 365 * 24 * HOUR }],
])('a broken or foreign draft is dropped: %s', (_label, changes) => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...DRAFT, at: Date.now(), ...changes }));
  expect(readContactDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it('a draft is kept if the clock was set back a little, and after its receipt is closed', () => {
  const draft = { ...DRAFT, sentId: '', at: Date.now() + 60_000 };
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  expect(readContactDraft()).toEqual(draft);
  sessionStorage.clear();
});
