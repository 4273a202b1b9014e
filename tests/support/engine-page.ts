import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type * as Axe from 'axe-core';
import { expect, vi } from 'vitest';
import type { EngineWindow, Key } from './engine-browser';
import { isHydrated } from './is-hydrated';

declare const TestingLibraryDom: typeof TestingLibrary;
declare const axe: typeof Axe;

export type EnginePage = ReturnType<typeof createPage>;

/** What a person perceives of an element. */
interface Found {
  text: string;
  value: string;
  /** Of its error or hint. */
  description: string;
  isFocused: boolean;
  isEnabled: boolean;
  /** Enabled, and neither moving nor covered by something else. */
  isClickable: boolean;
  x: number;
  y: number;
}

const WAIT = { timeout: 15_000, interval: 50 };
/** A script as an expression. */
const scriptOf = (file: string) => {
  const path = createRequire(import.meta.url).resolve(file);
  return `(() => {${readFileSync(path, 'utf8')}})()`;
};
const TESTING_LIBRARY = scriptOf('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const AXE = scriptOf('axe-core/axe.min.js');

/**
 * The site as a person uses it. Elements are named by their role and accessible name; the role `field` means
 * the control with this label, and `text` an element with exactly this text. `header link` is a link in the
 * element of the CSS selector `header`.
 */
export function createPage(browser: EngineWindow, origin: string) {
  const run = <Args extends unknown[], Result>(
    callback: (...args: Args) => Result,
    ...args: Args
  ) => browser.evaluate(`(${callback})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  const query = async (role: string, name: string, isTarget = false) => {
    const found = await run(inspect, role, name, isTarget);
    if (found) return found;
    await browser.evaluate(TESTING_LIBRARY);
    return (await run(inspect, role, name, isTarget)) ?? [];
  };
  /** Waits until exactly one such element is visible and looks as expected. */
  const find = (role: string, name: string, expected: Partial<Found> = {}) =>
    vi.waitFor(async () => {
      expect(await query(role, name), `${role} “${name}”`).toMatchObject([expected]);
    }, WAIT);
  const click = (role: string, name: string) =>
    vi.waitFor(async () => {
      const found = await query(role, name, true);
      expect(found, `${role} “${name}”`).toMatchObject([{ isClickable: true }]);
      await browser.click(found[0]?.x ?? 0, found[0]?.y ?? 0);
      // Firefox may move the page in between, back to what was typed last.
      const isMissed = () => run(() => 'missed' in document.documentElement.dataset);
      expect(await isMissed().catch(() => false), `${role} “${name}” is missed`).toBe(false);
    }, WAIT);
  return {
    /** Runs a function in the page, which can use nothing but its arguments. */
    run,
    find,
    click,
    /** Opens a page and waits until it is hydrated; until then its links load the next page anew. */
    open: async (path: string) => {
      await browser.goTo(origin + path);
      await run(() => void dispatchEvent(new PointerEvent('pointermove')));
      await expect.poll(() => run(isHydrated), WAIT).toBe(true);
    },
    type: browser.type,
    press: async (...keys: Key[]) => {
      for (const key of keys) await browser.press(key);
    },
    /** Presses Tab until the element has the focus. */
    tabTo: (role: string, name: string) =>
      vi.waitFor(async () => {
        await browser.press('Tab');
        expect(await query(role, name)).toMatchObject([{ isFocused: true }]);
      }, WAIT),
    /** Replaces the content of a field. */
    fill: async (label: string, text: string) => {
      await click('field', label);
      await find('field', label, { isFocused: true });
      await run(() => (document.activeElement as HTMLInputElement).select());
      await browser.type(text);
      await find('field', label, { value: text });
    },
    resize: async (width: number) => {
      await browser.resize(width, 844);
      await expect.poll(() => run(() => innerWidth), WAIT).toBe(width);
    },
    expectPath: (path: string) =>
      expect.poll(() => run(() => location.pathname + location.search), WAIT).toBe(path),
    expectTitle: (title: string) => expect.poll(() => run(() => document.title), WAIT).toBe(title),
    /** Nothing is wider than the window. */
    expectToFit: async () => {
      const { scrollWidth, clientWidth } = await run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    },
    /** Waits for movements to end, then checks the contrast of every text (WCAG AA). */
    expectLegible: async () => {
      await browser.evaluate(AXE);
      expect(await run(findIllegible)).toEqual([]);
    },
  };
}

/* These run in the page. */

/** The visible elements; of several with a text only the first. Null where Testing Library is not loaded. */
function inspect(role: string, name: string, isTarget: boolean): Found[] | null {
  if (typeof TestingLibraryDom === 'undefined') return null;
  const [, scope = 'body', kind = ''] = /^(?:(.*) )?(.*)$/.exec(role) ?? [];
  const container = document.querySelector<HTMLElement>(scope);
  if (!container) return [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isMoving = (element: Element) =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
  const findAll = (): HTMLElement[] => {
    const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
    if (kind === 'text') return queryAllByText(container, name).filter(isVisible).slice(0, 1);
    if (kind !== 'field') return queryAllByRole(container, kind, { name });
    return queryAllByLabelText(container, name, { exact: false });
  };
  const elements = findAll().filter(isVisible);
  const [target] = isTarget ? elements : [];
  if (target) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { dataset } = document.documentElement;
    dataset['missed'] = '';
    // A select of Radix acts before the click, which then has another target.
    const event = ['combobox', 'option'].includes(kind) ? 'pointerdown' : 'click';
    target.addEventListener(event, () => delete dataset['missed'], { once: true, capture: true });
  }
  return elements.map((element) => {
    const isEnabled = !element.matches(':disabled');
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      text: element.innerText.trim(),
      value: (element as HTMLInputElement).value ?? '',
      description: ids.map((id) => document.getElementById(id)?.innerText).join(' '),
      isFocused: element === document.activeElement,
      isEnabled,
      isClickable:
        isEnabled && !isMoving(element) && element.contains(document.elementFromPoint(x, y)),
      x,
      y,
    };
  });
}

async function findIllegible(): Promise<string[]> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(ends.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
}
