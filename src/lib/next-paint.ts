/** Because a hidden tab isn't painted. */
const TIMEOUT_MS = 300;

/** Resolves after the browser's next paint, or after 300 ms. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
