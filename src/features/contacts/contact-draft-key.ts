export const CONTACT_DRAFT_KEY = 'contact-draft';

/** Short, because the computer may be shared. */
export const DRAFT_LIFETIME_MS = 3_600_000;

/** Whether there is a draft or a receipt. */
export function hasContactDraft(): boolean {
  try {
    return sessionStorage.getItem(CONTACT_DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether a reload restores text that was typed. The service doesn't count: it may have been preselected. */
export function hasUnsentInquiry(): boolean {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '');
    const { values, at } = draft as { values: Record<string, string>; at: number };
    return (
      Date.now() - at < DRAFT_LIFETIME_MS &&
      Object.entries(values).some(([name, text]) => name !== 'service' && text.trim())
    );
  } catch {
    return false;
  }
}
