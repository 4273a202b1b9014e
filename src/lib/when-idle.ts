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
