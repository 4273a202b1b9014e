/** A dismissed toast is removed after this many milliseconds (spec 9). */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button of the toast, such as Undo. */
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Opens a toast. Only one is shown at a time: it takes the place of the one before (spec 4, 9). */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

/** Closes a toast that is still the current one; it is removed after TOAST_REMOVE_DELAY. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY);
}

/** For useSyncExternalStore: calls back at each change. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For useSyncExternalStore: the toast of the moment, open or dismissed, or null. */
export function currentToast(): Toast | null {
  return current;
}
