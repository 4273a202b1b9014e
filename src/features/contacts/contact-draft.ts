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

/** The saved draft, unchecked, if it is recent. Removes an older one. */
export function recentDraft(): ContactDraft | undefined {
  return attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '') as ContactDraft;
    // The clock may have been set back.
    if (Math.abs(Date.now() - draft.at) < DRAFT_LIFETIME_MS) return draft;
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
    return undefined;
  });
}

export const FIRST_PAGE = 'first-page';

/** Saves the URL and the referrer of the visit's first page. URLs of the back office can contain email addresses. */
export function saveFirstPage(): void {
  if (location.pathname.startsWith('/admin')) return;
  const page = [location.href, document.referrer];
  attempt(() => (sessionStorage[FIRST_PAGE] ??= JSON.stringify(page)));
}
