import { randomId } from '@/domain/random-id';
import { attempt, CONTACT_DRAFT_KEY, readContactDraft, type ContactDraft } from './contact-draft';

/* Apart from contact-draft.ts, which every page runs immediately. */

export function saveContactDraft(changes: Partial<Omit<ContactDraft, 'at'>>): void {
  const draft = { id: randomId(), values: {}, ...readContactDraft(), ...changes, at: Date.now() };
  attempt(() => sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft)));
}

/** Replaces the draft with the ID of the sent inquiry, without personal data. The next inquiry gets a new ID. */
export function saveReceipt(sentId: string): void {
  saveContactDraft({ id: randomId(), values: {}, sentId });
}
