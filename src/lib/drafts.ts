import { accountStore, onAccountChange } from './account-store';

/** Unsaved form input by form. In memory, because Back or a sign-out unmounts a form without asking. */
const drafts = accountStore<ReadonlyMap<string, unknown>>(new Map(), ({ size }) => size > 0);

/** Ids of the commits whose results are unknown, by document; dropped with the drafts. */
export const unknownCommits = new Map<string, readonly string[]>();
onAccountChange(() => unknownCommits.clear());

/** For useSyncExternalStore, with currentDrafts. */
export const subscribeToDrafts = drafts.subscribe;

/** The content of each form with a draft, by its name. Another map after each change. */
export const currentDrafts = drafts.get;

/** Keeps the unsaved content of a form and warns before unload. */
export function keepDraft(form: string, content: unknown): void {
  drafts.set(new Map(drafts.get()).set(form, content));
}

/** Drops a draft, once saved or discarded. */
export function forgetDraft(form: string): void {
  const others = new Map(drafts.get());
  if (others.delete(form)) drafts.set(others);
}

/** The draft of a form; the caller states its type. */
export function draftOf<Content>(form: string): Content | undefined {
  return drafts.get().get(form) as Content | undefined;
}

/** Whether there is any draft. */
export function hasDrafts(): boolean {
  return drafts.get().size > 0;
}
