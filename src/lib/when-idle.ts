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

/** How long a visitor who does nothing is left in peace, in milliseconds. */
const PEACE = 2_000;

const FIRST_SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

let settled: Promise<void> | undefined;

/**
 * Resolves some time after `whenIdle`, or at the first sign that the visitor means to stay: the moment for
 * what a visitor who only glances at the page should not have to pay for.
 */
export function whenSettled(): Promise<void> {
  settled ??= whenIdle().then(
    () =>
      new Promise((resolve) => {
        const settle = () => {
          clearTimeout(timer);
          for (const sign of FIRST_SIGNS) removeEventListener(sign, settle);
          resolve();
        };
        const timer = setTimeout(settle, PEACE);
        for (const sign of FIRST_SIGNS) addEventListener(sign, settle, { passive: true });
      }),
  );
  return settled;
}
