/** Links until hydration (components/ui/link-button.tsx). */
const BUTTONS = 'a[data-button]';

/** As long as the timeout of a read (design 4). */
const TIMEOUT_MS = 8_000;

/** Queues clicks on buttons and replays the last one after hydration; follows the link after 8 s or a failure. */
export function queueEarlyClicks(loadApp: () => Promise<void>): void {
  const listening = new AbortController();
  let clicked: HTMLAnchorElement | null = null;

  function queueClick(event: Event) {
    // Prevented: the hydrated button has handled it.
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
    // With a modifier key it opens a new tab or window.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) queueClick(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') queueClick(event);
  }

  const { signal } = listening;
  addEventListener('click', handleClick, { signal });
  addEventListener('keydown', handleKeyDown, { signal });
}
