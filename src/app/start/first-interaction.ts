/** Events that count as the first interaction. Screen readers send only `click`. Scrolling is reading. */
const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown'] as const;

/** A touch starts either scrolling or a click, and only the click needs the application. */
const isScrolling = ({ type, pointerType }: Partial<PointerEvent>) =>
  type !== 'click' && pointerType === 'touch';

/** The browser opens the link's document; loading the application would only delay that. */
const isOnLink = ({ type, target }: Event) =>
  type === 'click' && target instanceof Element && target.closest('a[href^="/"]') !== null;

/** Resolves at the first interaction, or immediately if there was one before this script ran. */
export function firstInteraction(): Promise<void> {
  if (window.early) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const handleEvent = (event: Event) => {
      if (isScrolling(event) || isOnLink(event)) return;
      listening.abort();
      resolve();
    };
    for (const name of EVENTS) {
      addEventListener(name, handleEvent, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
  });
}
