/** Until a screen reader has processed a change of the page. Measured with Orca and Firefox: 50 ms are too few. */
const NOTICE_MS = 100;

let waiting: Element | undefined;
let cancel: (() => void) | undefined;

/** Whether an element inside `container`, not `container` itself, is about to decide where the focus goes. */
export const isFocusDue = (container: Element): boolean =>
  waiting !== undefined && waiting !== container && container.contains(waiting);

/**
 * Calls `focus` after a moment without any focus, unless by then something has the focus that isn't around `container`.
 * The screen reader Orca announces no focus that is set in the same change that removes the old one (in Firefox).
 */
export function focusSoon(container: Element, focus: () => void): void {
  cancel?.();
  (document.activeElement as HTMLElement | null)?.blur();
  // Orca takes the caret for the focus, and would miss the new focus if the caret is already there.
  getSelection()?.removeAllRanges();
  function run() {
    cancel?.();
    if (document.activeElement?.contains(container)) focus();
  }
  function handleKeyDown(event: KeyboardEvent) {
    run();
    if (document.activeElement === event.target) return;
    // The browser applies the key to the new focus, for example types it; listeners there need a copy of the event.
    event.stopImmediatePropagation();
    const copy = new KeyboardEvent('keydown', event);
    if (!document.activeElement?.dispatchEvent(copy)) event.preventDefault();
  }
  const timer = setTimeout(run, NOTICE_MS);
  addEventListener('keydown', handleKeyDown, true);
  waiting = container;
  cancel = () => {
    waiting = undefined;
    clearTimeout(timer);
    removeEventListener('keydown', handleKeyDown, true);
  };
}
