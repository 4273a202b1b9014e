import { randomId } from '@/domain/random-id';
import type { ContactInput } from '@/domain/contact-schema';

/** Unsent input; survives a reload, a crash of the tab, and closing the dialog. */
export interface ContactDraft {
  /** Document id; a duplicated tab has the same, so both store one document. */
  id: string;
  values: Partial<ContactInput>;
  at: number;
}

const KEY = 'contact-draft';
/** Short, because the computer may be shared. */
const LIFETIME_MS = 3_600_000;

export function readDraft(): ContactDraft | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    const draft = JSON.parse(stored) as ContactDraft;
    if (Date.now() - draft.at < LIFETIME_MS) return draft;
    forgetDraft();
  } catch {
    // Storage blocked or content invalid: no draft.
  }
  return undefined;
}

export function keepDraft(changes: Partial<Pick<ContactDraft, 'id' | 'values'>>): void {
  try {
    const draft = { id: randomId(), values: {}, ...readDraft(), ...changes, at: Date.now() };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage blocked or full: no draft.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage blocked: nothing to forget.
  }
}
