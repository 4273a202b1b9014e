/* Unsaved back office input, in memory: Back or a sign-out in another tab unmounts a form without asking. */
let drafts: ReadonlyMap<string, unknown> = new Map();
let draftsUid: string | null = null;
const listeners = new Set<() => void>();

/** Ids of the commits whose results are unknown, by document; dropped with the drafts. */
export const unknownCommits = new Map<string, readonly string[]>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function set(changed: Map<string, unknown>) {
  drafts = changed;
  if (drafts.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore, with currentDrafts. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The content of each form with a draft, by its name. Another map after each change. */
export const currentDrafts = () => drafts;

/** Keeps the unsaved content of a form and warns before unload. */
export function keepDraft(form: string, content: unknown): void {
  set(new Map(drafts).set(form, content));
}

/** Drops a draft, once saved or discarded. */
export function forgetDraft(form: string): void {
  const others = new Map(drafts);
  if (others.delete(form)) set(others);
}

/** The draft of a form; the caller states its type. */
export function draftOf<Content>(form: string): Content | undefined {
  return drafts.get(form) as Content | undefined;
}

/** Whether there is any draft. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}

/** Drops the drafts of another account than `uid`. */
export function claimDrafts(uid: string): void {
  if (draftsUid === uid) return;
  draftsUid = uid;
  unknownCommits.clear();
  set(new Map());
}
