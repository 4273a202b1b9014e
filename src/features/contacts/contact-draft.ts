import { newContactId } from '@/domain/contact';
import type { ContactInput } from '@/domain/contact-schema';

/** What of a contact survives a reload, a crash of the tab and the closing of the dialog. */
export interface ContactDraft {
  /** Id of the document that a send makes. A duplicate of the tab copies it: both make one document. */
  id: string;
  values: Partial<ContactInput>;
  /** Moment of the last change. */
  at: number;
}

/** Key in sessionStorage, which lives as long as the tab. */
const KEY = 'contact-draft';
/** A draft is forgotten after this time, because the computer may be a shared one. */
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
    // Blocked, or not ours: the form works without a draft.
  }
  return undefined;
}

/** Keeps what has changed of the draft. The first call makes its id. */
export function keepDraft(changes: Partial<Pick<ContactDraft, 'id' | 'values'>>): void {
  try {
    const draft = { id: newContactId(), values: {}, ...readDraft(), ...changes, at: Date.now() };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form works without a draft.
  }
}

/** Forgets the draft, as after a send that succeeded. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: then nothing is kept either.
  }
}
