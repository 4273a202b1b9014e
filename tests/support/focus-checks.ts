import type { Page } from '@playwright/test';

interface FocusTour {
  /** Number of elements that were focused. */
  count: number;
  problems: string[];
}
/** The tour ends when this many presses in a row reach no new element. */
const PRESSES = 10;

/** Presses Tab or Shift+Tab until every element has been focused. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusTour> {
  const browser = await page.context().newCDPSession(page);
  const press = () =>
    browser.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: key === 'Tab' ? 0 : 8,
    });
  await page.evaluate(startFocusTour);
  for (let known = -1; ;) {
    // Sending all presses at once takes half as long as waiting for each to be painted.
    await Promise.all(Array.from({ length: PRESSES }, press));
    const tour = await page.evaluate(() => (window as unknown as { tour: FocusTour }).tour);
    if (tour.count === known) {
      await browser.detach();
      return tour;
    }
    known = tour.count;
  }
}

/** Examines each focused element before the next key press moves focus. Runs in the page. */
function startFocusTour() {
  const visited = new Set<Element>();
  const tour: FocusTour = { count: 0, problems: [] };

  const findProblem = (element: Element): string | null => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'no focus ring';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // elementFromPoint() returns null for points outside the window.
    const found = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].flatMap(
        (y) => document.elementFromPoint(x, y) ?? [],
      ),
    );
    // An element's ancestors and descendants, such as its card or label, don't cover it.
    const covered = found.filter((other) => !element.contains(other) && !other.contains(element));
    if (covered.length === 0 && found.length > 0) return null;
    return `${covered.length} of ${found.length} points covered`;
  };
  const examine = ({ key }: KeyboardEvent) => {
    const element = document.activeElement;
    // Between the last and the first element, focus is in the browser's own controls.
    if (key !== 'Tab' || !element || element === document.body || visited.has(element)) return;
    visited.add(element);
    tour.count += 1;
    const problem = findProblem(element);
    if (problem) tour.problems.push(`${problem}: ${element.outerHTML.slice(0, 120)}`);
  };

  (document.activeElement as HTMLElement | null)?.blur();
  Object.assign(window, { tour });
  addEventListener('keydown', examine, { capture: true });
}
