/*
 * Unsaved input of back office forms, kept in memory: a sign-out in another tab or the Back button unmounts a
 * form without asking.
 */
const drafts = new Map<string, unknown>();
let owner: string | null = null;

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function watchUnload() {
  if (drafts.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** Keeps the unsaved content of the form with that name. */
export function keepDraft(form: string, content: unknown): void {
  drafts.set(form, content);
  watchUnload();
}

/** Call it when the content is saved or discarded. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
  watchUnload();
}

/** The unsaved content of a form, as it was kept; the caller names its shape. */
export function draftOf<Content>(form: string): Content | undefined {
  return drafts.get(form) as Content | undefined;
}

/** Whether anything is unsaved. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}

/** Drops the drafts of any other account. */
export function claimDrafts(uid: string): void {
  if (owner !== uid) drafts.clear();
  owner = uid;
  watchUnload();
}
