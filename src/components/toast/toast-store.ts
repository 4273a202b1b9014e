/** A dismissed toast is removed after this time (spec 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  detail?: string;
  variant?: 'default' | 'destructive';
  /** `does`: what the action will do, such as 'restore the career'. */
  action?: { label: string; does?: string; onClick: () => void };
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

export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | null {
  return current;
}
