import type { ContactInput } from '@/collections/inquiries';
import { RANDOM_ID } from '@/domain/random-id';

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

/** Removes a draft that is too old, broken, or another program's. */
export function readContactDraft(): ContactDraft | undefined {
  return attempt(() => {
    const text = sessionStorage.getItem(CONTACT_DRAFT_KEY);
    if (text === null) return undefined;
    const draft = attempt(() => JSON.parse(text) as unknown);
    if (isDraft(draft)) return draft;
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
    return undefined;
  });
}

/** By hand, because a schema library would slow down the start of every page. */
function isDraft(stored: unknown): stored is ContactDraft {
  const { id, values, sentId, at } = (stored ?? {}) as Record<keyof ContactDraft, unknown>;
  const isId = (text: unknown) => typeof text === 'string' && RANDOM_ID.test(text);
  return (
    isId(id) &&
    (!sentId || isId(sentId)) &&
    typeof at === 'number' &&
    // The clock may have been set back.
    Math.abs(Date.now() - at) < DRAFT_LIFETIME_MS &&
    values instanceof Object &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
