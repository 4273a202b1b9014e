const IDLE_TIMEOUT_MS = 2_000;

/** Resolves once the page has loaded and the browser is idle; in Safari, which lacks requestIdleCallback, on load. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
        : setTimeout(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}
