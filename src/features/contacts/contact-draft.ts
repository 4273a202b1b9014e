import type { ContactInput } from '@/collections/inquiries';

export const CONTACT_DRAFT_KEY = 'contact-draft';

/** Short, because the computer may be shared. */
const DRAFT_LIFETIME_MS = 3_600_000;

/** Unsent input, and the last inquiry's ID, for its receipt. Survives reloads, crashes, and closing the dialog. */
export interface ContactDraft {
  /** A duplicated tab has the same document ID, so that both tabs save one document. */
  id: string;
  values: Partial<ContactInput>;
  sentId?: string;
  at: number;
}

export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readContactDraft(): ContactDraft | undefined {
  return attempt(() => {
    const text = sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? 'null';
    const draft = JSON.parse(text) as ContactDraft | null;
    if (!draft) return undefined;
    if (Date.now() - draft.at < DRAFT_LIFETIME_MS) return draft;
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
    return undefined;
  });
}
