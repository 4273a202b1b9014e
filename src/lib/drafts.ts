/* Unsaved back office input, in memory: Back or a sign-out in another tab unmounts a form without asking. */
const drafts = new Map<string, unknown>();
let draftsUid: string | null = null;

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function watchUnload() {
  if (drafts.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** Keeps the unsaved content of a form and warns before unload. */
export function keepDraft(form: string, content: unknown): void {
  drafts.set(form, content);
  watchUnload();
}

/** Drops a draft, once saved or discarded. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
  watchUnload();
}

/** The draft of a form; the caller states its type. */
export function draftOf<Content>(form: string): Content | undefined {
  return drafts.get(form) as Content | undefined;
}

/** The names of the forms with a draft. */
export function draftNames(): string[] {
  return [...drafts.keys()];
}

/** Whether there is any draft. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}

/** Drops the drafts of another account than `uid`. */
export function claimDrafts(uid: string): void {
  if (draftsUid !== uid) drafts.clear();
  draftsUid = uid;
  watchUnload();
}
