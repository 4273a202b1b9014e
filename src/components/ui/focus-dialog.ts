import { focusSoon } from '@/lib/focus-soon';

const CONTROLS = 'a[href], input:enabled, select:enabled, textarea:enabled, button:enabled';

/** Focuses the first control of a dialog that has just opened, and calls `onFocus`. */
export function focusDialog(dialog: HTMLElement, onFocus?: () => void): void {
  focusSoon(dialog, () => {
    dialog.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    onFocus?.();
  });
}
