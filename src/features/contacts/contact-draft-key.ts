export const CONTACT_DRAFT_KEY = 'contact-draft';

/** Whether this tab has an unsent inquiry, or the receipt of one. */
export function hasContactDraft(): boolean {
  try {
    return sessionStorage.getItem(CONTACT_DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
