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
    forgetDraft();
    return undefined;
  });
}

export function keepDraft(changes: Partial<Pick<ContactDraft, 'id' | 'values'>>): void {
  const draft = { id: randomId(), values: {}, ...readDraft(), ...changes, at: Date.now() };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}
