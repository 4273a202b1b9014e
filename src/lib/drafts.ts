import { accountStore } from './account-store';

/** Unsaved input, keyed by form name. Kept in memory, because Back and sign-out unmount a form without a prompt. */
const drafts = accountStore<ReadonlyMap<string, unknown>>(new Map(), ({ size }) => size > 0);

export const subscribeToDrafts = drafts.subscribe;

/** The drafts by form name; a new map after each change. */
export const currentDrafts = drafts.get;

/** Saves the draft of a form. While there are drafts, the browser warns before unload. */
export function saveDraft(form: string, content: unknown): void {
  drafts.set(new Map(drafts.get()).set(form, content));
}

export function discardDraft(form: string): void {
  const others = new Map(drafts.get());
  if (others.delete(form)) drafts.set(others);
}

export function draftOf<Content>(form: string): Content | undefined {
  return drafts.get().get(form) as Content | undefined;
}

/** The typed texts by label, to show them without their forms. */
export function textsOfDrafts(all: ReadonlyMap<string, unknown>): Record<string, string>[] {
  return [...all.values()].flatMap(
    (draft) => (draft as { texts?: Record<string, string>[] }).texts ?? [],
  );
}

export function hasDrafts(): boolean {
  return drafts.get().size > 0;
}
