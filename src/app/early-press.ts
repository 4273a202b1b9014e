/** On a static page buttons are links, with something real behind them (components/ui/link-button). */
const BUTTONS = 'a[data-button]';

/** Longest that a press waits for the application, in milliseconds: as long as a read for its answer (design 4). */
const PATIENCE = 8_000;

/**
 * Answers the buttons of a static page before the application is there to do it: `takeOver` loads that, and
 * then it gets the press, the last one if there are several. Where it can't be loaded, or not in time, the
 * button is the link that it was made of.
 */
export function answerEarlyPresses(takeOver: () => Promise<void>): void {
  const listening = new AbortController();
  let pressed: HTMLAnchorElement | null = null;

  function keepPress(event: Event) {
    // Prevented: the application is there, and has answered.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLAnchorElement>(BUTTONS);
    if (!button) return;
    event.preventDefault();
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    button.ariaBusy = 'true';
    const isLast = () => {
      button.ariaBusy = null;
      return button === pressed;
    };
    const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE));
    Promise.race([takeOver(), tooLate]).then(
      () => {
        listening.abort();
        if (isLast()) button.click();
      },
      () => isLast() && location.assign(button.href),
    );
  }

  function handleClick(event: MouseEvent) {
    // With a modifier key the person asks for a new tab or window: that stays a link.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) keepPress(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') keepPress(event);
  }

  const { signal } = listening;
  addEventListener('click', handleClick, { signal });
  addEventListener('keydown', handleKeyDown, { signal });
}
