/* Unsaved back office input, in memory: Back or a sign-out in another tab unmounts a form without asking. */
const drafts = new Map<string, unknown>();
let draftsUid: string | null = null;
/** Counts the changes. */
let revision = 0;
const listeners = new Set<() => void>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function changed() {
  revision += 1;
  if (drafts.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore, with draftsRevision. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const draftsRevision = () => revision;

/** Keeps the unsaved content of a form and warns before unload. */
export function keepDraft(form: string, content: unknown): void {
  drafts.set(form, content);
  changed();
}

/** Drops a draft, once saved or discarded. */
export function forgetDraft(form: string): void {
  if (drafts.delete(form)) changed();
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
  if (draftsUid === uid) return;
  draftsUid = uid;
  drafts.clear();
  changed();
}
