/** A dismissed toast is removed after this time (spec 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  detail?: string;
  variant?: 'default' | 'destructive';
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

/** Runs the action of the last toast (open or dismissed), but only once and only if the action has this label. */
export function runToastAction(label: string): void {
  const { action, ...rest } = current ?? { id: 0 };
  if (action?.label !== label) return;
  dismissToast(rest.id);
  if (current) current = { ...current, action: undefined };
  action.onClick();
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | null {
  return current;
}
