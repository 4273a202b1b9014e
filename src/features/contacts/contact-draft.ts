import { newContactId } from '@/domain/contact';
import type { ContactInput } from '@/domain/contact-schema';

/** What was typed and not sent yet; survives a reload, a crash of the tab and closing the dialog. */
export interface ContactDraft {
  /** Id of the document to be stored. A duplicated tab has the same: both store one document. */
  id: string;
  values: Partial<ContactInput>;
  at: number;
}

const KEY = 'contact-draft';
/** Forgotten after this time, because the computer may be a shared one. */
const LIFETIME_MS = 3_600_000;

/** The draft of this tab; undefined where there is none, it is too old, or storage is blocked. */
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

/** Stores changes of the draft. The first call makes its id. */
export function keepDraft(changes: Partial<Pick<ContactDraft, 'id' | 'values'>>): void {
  try {
    const draft = { id: newContactId(), values: {}, ...readDraft(), ...changes, at: Date.now() };
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
