import type { Page } from '@playwright/test';

/**
 * Lets reads take any time: the emulator counts and sorts many documents slowly, on a busy machine longer than the
 * timeout of a read (design 4). Call it before the page is opened.
 */
export function withoutReadTimeout(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const schedule = window.setTimeout.bind(window);
    const unlessRead = (handler: () => void, delay?: number) =>
      delay === 8_000 ? 0 : schedule(handler, delay);
    window.setTimeout = unlessRead as typeof window.setTimeout;
  });
}
