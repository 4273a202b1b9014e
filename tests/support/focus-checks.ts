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

  const isCovered = (element: Element, { x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    // An element's ancestors and descendants, such as its card or label, don't cover it.
    return top === null || !(element.contains(top) || top.contains(element));
  };
  const findProblem = (element: Element): string | null => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'no focus ring';
    const box = element.getBoundingClientRect();
    const inset = 2;
    const xs = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const ys = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    const points = xs
      .flatMap((x) => ys.map((y) => ({ x, y })))
      // elementFromPoint() returns null for points outside the window.
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const covered = points.filter((point) => isCovered(element, point)).length;
    return covered === 0 && points.length > 0
      ? null
      : `${covered} of ${points.length} points covered`;
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
