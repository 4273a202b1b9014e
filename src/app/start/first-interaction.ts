/** Events that count as the first interaction. Screen readers send only `click` and `focusin`. Scrolling is reading. */
const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'];

/** Browsers also report a move when a page appears below a resting mouse. */
const isResting = ({ type, isTrusted, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && isTrusted && !movementX && !movementY;

/** A touch starts either scrolling or a click, and only the click needs the application. */
const isScrolling = ({ type, pointerType }: Partial<PointerEvent>) =>
  type !== 'click' && pointerType === 'touch';

/** A tap on a link focuses it and opens its document; loading the application would only delay that. */
const isOnLink = ({ type, target }: Event) =>
  target instanceof Element &&
  target.closest('a[href^="/"]') !== null &&
  (type === 'click' || (type === 'focusin' && !target.matches(':focus-visible')));

const isInteraction = (event: Event) =>
  !(isResting(event) || isScrolling(event) || isOnLink(event));

/** Resolves at the first interaction, or immediately if there was one before this script ran. */
export function firstInteraction(): Promise<void> {
  if (window.early?.some(isInteraction)) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const handleEvent = (event: Event) => {
      if (!isInteraction(event)) return;
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of EVENTS) addEventListener(name, handleEvent, options);
  });
}
