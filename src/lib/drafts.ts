/*
 * What was typed into a form of the back office and not saved yet. It outlives the form for as long as the
 * tab lives: a sign-out in another tab, or the Back button, takes the form off the screen without asking.
 */
const drafts = new Map<string, unknown>();
let owner: string | null = null;

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** While something is unsaved the browser asks before the tab is closed or reloaded. */
function watchUnload() {
  if (drafts.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** Keeps the unsaved content of the form with that name. */
export function keepDraft(form: string, content: unknown): void {
  drafts.set(form, content);
  watchUnload();
}

/** To be called when the content is saved, or given up on purpose. */
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

/** Drafts belong to who typed them: another account finds none. */
export function claimDrafts(uid: string): void {
  if (owner !== uid) drafts.clear();
  owner = uid;
  watchUnload();
}
