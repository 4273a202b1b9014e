import { useSyncExternalStore } from 'react';
import { accountStore } from './account-store';

export interface Draft {
  texts: () => Record<string, string>;
}

/** Unsaved input, keyed by form name. Kept in memory, because Back and sign-out unmount a form without a prompt. */
const drafts = accountStore<ReadonlyMap<string, Draft>>(new Map(), ({ size }) => size > 0);

export const useDrafts = () => useSyncExternalStore(drafts.subscribe, drafts.get);

export function saveDraft<Content extends Draft>(form: string, content: Content): void {
  drafts.set(new Map(drafts.get()).set(form, content));
}

export function discardDraft(form: string): void {
  const others = new Map(drafts.get());
  if (others.delete(form)) drafts.set(others);
}

export function draftOf<Content extends Draft>(form: string): Content | undefined {
  return drafts.get().get(form) as Content | undefined;
}

export function hasDrafts(): boolean {
  return drafts.get().size > 0;
}

/** The names of the forms with drafts. Rerenders only when a form is added or removed. */
export function useDraftNames(): string[] {
  const names = useSyncExternalStore(drafts.subscribe, () => [...drafts.get().keys()].join('\n'));
  return names.split('\n').filter(Boolean);
}
