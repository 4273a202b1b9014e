import { randomId } from '@/domain/random-id';
import type { ContactInput } from '@/domain/contact-schema';
import { CONTACT_DRAFT_KEY as KEY } from './contact-draft-key';

/** What was sent, and the id of its document. */
export interface SentContact {
  id: string;
  contact: ContactInput;
}

/** Unsent input and the last receipt; survives a reload, a crash of the tab, and closing the dialog. */
interface ContactDraft {
  /** Document id; a duplicated tab has the same, so both store one document. */
  id: string;
  values: Partial<ContactInput>;
  sent?: SentContact | undefined;
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

/** Replaces the draft by the receipt of what was sent; the next inquiry has an id of its own. */
export function keepReceipt(sent: SentContact): void {
  keepDraft({ id: randomId(), values: {}, sent });
}
