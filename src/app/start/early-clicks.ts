/** Buttons of a prerendered page: links until hydration (components/ui/link-button). */
const BUTTONS = 'a[data-button]';

/** A click waits this long for hydration, in ms: as long as a read for its answer (design 4). */
const TIMEOUT_MS = 8_000;

/**
 * Queues clicks on buttons until hydration and replays the last one; after 8 s, or where the application
 * can't be loaded, follows the link.
 * @param loadApp hydrates the page; rejects where that fails
 */
export function queueEarlyClicks(loadApp: () => Promise<void>): void {
  const listening = new AbortController();
  let clicked: HTMLAnchorElement | null = null;

  function queueClick(event: Event) {
    // Prevented: already answered by the hydrated button.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLAnchorElement>(BUTTONS);
    if (!button) return;
    event.preventDefault();
    if (clicked) clicked.ariaBusy = null;
    clicked = button;
    button.ariaBusy = 'true';
    const isLast = () => {
      button.ariaBusy = null;
      return button === clicked;
    };
    const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, TIMEOUT_MS));
    Promise.race([loadApp(), timeout]).then(
      () => {
        listening.abort();
        if (isLast()) button.click();
      },
      () => isLast() && location.assign(button.href),
    );
  }

  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens a new tab or window.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) queueClick(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') queueClick(event);
  }

  const { signal } = listening;
  addEventListener('click', handleClick, { signal });
  addEventListener('keydown', handleKeyDown, { signal });
}
