/** Time in which screen readers notice that the page has changed. */
const NOTICE_MS = 100;

let waiting: { container: Element; controller: AbortController } | undefined;

/** Whether an element inside `container`, not `container` itself, is about to decide where the focus goes. */
export const isFocusDue = (container: Element): boolean =>
  waiting !== undefined && waiting.container !== container && container.contains(waiting.container);

/**
 * Calls `focus` after a moment without any focus, unless by then something has the focus that isn't around `container`.
 * If one change removed the old focus and set the new one, Orca with Firefox would say nothing.
 */
export function focusSoon(container: Element, focus: () => void): void {
  waiting?.controller.abort();
  const controller = new AbortController();
  const { signal } = controller;
  waiting = { container, controller };
  (document.activeElement as HTMLElement | null)?.blur();
  // Orca takes the caret for the focus, and would miss the new focus if the caret is already there.
  getSelection()?.removeAllRanges();
  const run = () => {
    if (signal.aborted) return;
    controller.abort();
    waiting = undefined;
    if (document.activeElement?.contains(container)) focus();
  };
  setTimeout(run, NOTICE_MS);
  const handleKeyDown = (event: KeyboardEvent) => {
    run();
    // The browser applies the key to the new focus, for example types it; listeners there need a copy of the event.
    event.stopImmediatePropagation();
    const copy = new KeyboardEvent('keydown', event);
    if (!document.activeElement?.dispatchEvent(copy)) event.preventDefault();
  };
  addEventListener('keydown', handleKeyDown, { capture: true, signal });
}
