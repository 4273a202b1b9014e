import type { ContactInput } from '@/collections/inquiries';
import { randomId } from '@/domain/random-id';
import { CONTACT_DRAFT_KEY as KEY, DRAFT_LIFETIME_MS } from './contact-draft-key';

/** Unsent input, and the last inquiry's ID, for its receipt. Survives reloads, crashes, and closing the dialog. */
interface ContactDraft {
  /** Document ID. A duplicated tab has the same ID, so that both tabs save one document. */
  id: string;
  values: Partial<ContactInput>;
  sentId?: string;
  at: number;
}

/** Returns undefined if storage is blocked or full, or has invalid content. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readContactDraft(): ContactDraft | undefined {
  return attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ContactDraft | null;
    if (!draft) return undefined;
    if (Date.now() - draft.at < DRAFT_LIFETIME_MS) return draft;
    sessionStorage.removeItem(KEY);
    return undefined;
  });
}

export function saveContactDraft(changes: Partial<Omit<ContactDraft, 'at'>>): void {
  const draft = { id: randomId(), values: {}, ...readContactDraft(), ...changes, at: Date.now() };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** Replaces the draft with the ID of the sent inquiry, without personal data. The next inquiry gets a new ID. */
export function saveReceipt(sentId: string): void {
  saveContactDraft({ id: randomId(), values: {}, sentId });
}
