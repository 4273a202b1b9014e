export const CONTACT_DRAFT_KEY = 'contact-draft';

export function hasContactDraft(): boolean {
  try {
    return sessionStorage.getItem(CONTACT_DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
