/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const PATIENCE = 2_000;

let idle: Promise<void> | undefined;

/**
 * Resolves when the page has loaded and the browser has nothing to do: the moment from which work that
 * first paint can do without may begin. Safari has no requestIdleCallback; there the load event is enough.
 */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const rest = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: PATIENCE })
        : setTimeout(resolve);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
  return idle;
}

/** How long after `whenIdle` a visitor who does nothing is left in peace, in milliseconds. */
const PEACE = 2_000;

/** What people do who are about to use a page. A screen reader presses without a pointer: it just clicks. */
const FIRST_SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchmove'];

let wanted: Promise<void> | undefined;

/**
 * Resolves at the first sign that the visitor means to use the page, or some time after `whenIdle`: the
 * moment for what a visitor who only glances at it should not have to pay for.
 */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    const end = new AbortController();
    const settle = () => {
      end.abort();
      resolve();
    };
    for (const sign of FIRST_SIGNS) {
      addEventListener(sign, settle, { capture: true, passive: true, signal: end.signal });
    }
    void whenIdle().then(() => setTimeout(settle, PEACE));
  });
  return wanted;
}
