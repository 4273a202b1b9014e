import { randomId } from '@/domain/random-id';
import type { ContactInput } from '@/domain/contact-schema';
import { CONTACT_DRAFT_KEY as KEY } from './contact-draft-key';

/** Unsent input, and the id of the last inquiry for its receipt. Survives a reload, a crash, and closing the dialog. */
interface ContactDraft {
  /** Document id; a duplicated tab has the same, so both store one document. */
  id: string;
  values: Partial<ContactInput>;
  sentId?: string;
  at: number;
}

/** Short, because the computer may be shared. */
const LIFETIME_MS = 3_600_000;

/** undefined if storage is blocked or full, or has invalid content. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readDraft(): ContactDraft | undefined {
  return attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ContactDraft | null;
    if (!draft) return undefined;
    if (Date.now() - draft.at < LIFETIME_MS) return draft;
    sessionStorage.removeItem(KEY);
    return undefined;
  });
}

export function keepDraft(changes: Partial<Omit<ContactDraft, 'at'>>): void {
  const draft = { id: randomId(), values: {}, ...readDraft(), ...changes, at: Date.now() };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** Replaces the draft by the id of what was sent, nothing personal; the next inquiry has an id of its own. */
export function keepReceipt(sentId: string): void {
  keepDraft({ id: randomId(), values: {}, sentId });
}
