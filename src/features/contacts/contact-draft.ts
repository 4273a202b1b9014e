import type { ContactInput } from '@/domain/contact-schema';

/** What of a contact survives a reload, a crash of the tab and the closing of the dialog. */
export interface ContactDraft {
  values: Partial<ContactInput>;
  /** Text of chance that the tab shares with its copies (‘Duplicate tab’) and with no one else. */
  key: string;
  /** The words that were sent last, with the id that they were sent under. */
  sent?: { id: string; words: string; at: number } | undefined;
  /** Moment of the last change. */
  at: number;
}

/** Where the draft is kept: in this tab alone, and gone with it. */
const KEY = 'contact-draft';
/** A draft is forgotten after this time, in milliseconds: the computer may be a shared one. */
const LIFETIME = 3_600_000;

/** The draft of this tab; undefined where there is none, it is too old, or storage is blocked. */
export function readDraft(): ContactDraft | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    const draft = JSON.parse(stored) as ContactDraft;
    if (Date.now() - draft.at < LIFETIME) return draft;
    forgetDraft();
  } catch {
    // Blocked, or not ours: the form works without a draft.
  }
  return undefined;
}

/** Keeps what has changed of the draft. */
export function keepDraft(changes: Partial<Pick<ContactDraft, 'values' | 'sent'>>): void {
  try {
    const key = crypto.randomUUID();
    const draft = { values: {}, key, ...readDraft(), ...changes, at: Date.now() };
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
