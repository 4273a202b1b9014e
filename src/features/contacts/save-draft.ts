import { RANDOM_ID, randomId } from '@/domain/random-id';
import { attempt, CONTACT_DRAFT_KEY, recentDraft, type ContactDraft } from './contact-draft';

/* Apart from contact-draft.ts, which every page runs immediately. */

/** The saved draft. Removes one that is too old, broken, or another program's. */
export function readContactDraft(): ContactDraft | undefined {
  const draft = recentDraft();
  if (draft && isDraft(draft)) return draft;
  attempt(() => sessionStorage.removeItem(CONTACT_DRAFT_KEY));
  return undefined;
}

/** By hand, because a schema library would delay the form. */
function isDraft({ id, values, sentId }: Partial<Record<keyof ContactDraft, unknown>>): boolean {
  const isId = (text: unknown) => typeof text === 'string' && RANDOM_ID.test(text);
  return (
    isId(id) &&
    (!sentId || isId(sentId)) &&
    values instanceof Object &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

export function saveContactDraft(changes: Partial<Omit<ContactDraft, 'at'>>): void {
  const draft = { id: randomId(), values: {}, ...readContactDraft(), ...changes, at: Date.now() };
  attempt(() => sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft)));
}

/** Replaces the draft with the ID of the sent inquiry, without personal data. The next inquiry gets a new ID. */
export function saveReceipt(sentId: string): void {
  saveContactDraft({ id: randomId(), values: {}, sentId });
}
