import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { isHydrated } from '../support/is-hydrated';
import { overflow } from '../support/text-checks';
import type { EngineWindow, Key } from './engine-browser';

export type EnginePage = ReturnType<typeof createPage>;

const WAIT = { timeout: 15_000, interval: 50 };
const LIBRARY = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
/** Adds TestingLibraryDom to the page. */
const TESTING_LIBRARY = `(() => {${readFileSync(createRequire(import.meta.url).resolve(LIBRARY), 'utf8')}})()`;

declare const TestingLibraryDom: typeof TestingLibrary;

/** State of an element as a user perceives it. */
interface Found {
  value: string;
  isFocused: boolean;
  /** Whether the element is enabled, not moving, and not covered by another element. */
  isClickable: boolean;
  x: number;
  y: number;
}

/**
 * The visible elements; for `text`, only the first match. Null if Testing Library isn't injected yet. Runs in the page.
 */
function inspect(role: string, name: string, isTarget: boolean): Found[] | null {
  if (typeof TestingLibraryDom === 'undefined') return null;
  const [, scope = 'body', kind = ''] = /^(?:(.*) )?(.*)$/.exec(role) ?? [];
  const container = document.querySelector<HTMLElement>(scope);
  if (!container) return [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
  const find: Record<string, () => HTMLElement[]> = {
    text: () => queryAllByText(container, name).filter(isVisible).slice(0, 1),
    field: () => queryAllByLabelText(container, name, { exact: false }),
  };
  const elements = (find[kind]?.() ?? queryAllByRole(container, kind, { name })).filter(isVisible);
  const [target] = elements;
  if (isTarget && target) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { dataset } = document.documentElement;
    dataset['missed'] = '';
    // Radix Select opens or closes on pointerdown, so the click event has another target.
    const event = ['combobox', 'option'].includes(kind) ? 'pointerdown' : 'click';
    target.addEventListener(event, () => delete dataset['missed'], { once: true, capture: true });
  }
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {
      value: (element as HTMLInputElement).value ?? '',
      isFocused: element === document.activeElement,
      isClickable:
        !element.matches(':disabled') &&
        !moving.some((target) => target?.contains(element)) &&
        element.contains(document.elementFromPoint(x, y)),
      x,
      y,
    };
  });
}

/**
 * User actions in a window. Elements are found by role and accessible name. There are two additional roles: `field` is
 * the control with this label, and `text` is an element with exactly this text. A CSS selector may precede the role:
 * `header link` is a link inside `header`.
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
  /** Waits until exactly one element with this role and name is visible and matches `expected`. */
  const find = (role: string, name: string, expected: Partial<Found> = {}) =>
    vi.waitFor(async () => {
      expect(await query(role, name), `${role} “${name}”`).toMatchObject([expected]);
    }, WAIT);
  const click = (role: string, name: string) =>
    vi.waitFor(async () => {
      const found = await query(role, name, true);
      expect(found, `${role} “${name}”`).toMatchObject([{ isClickable: true }]);
      await browser.click(found[0]?.x ?? 0, found[0]?.y ?? 0);
      // The click can miss, because Firefox may first scroll back to the last typed text.
      const isMissed = () => run(() => 'missed' in document.documentElement.dataset);
      expect(await isMissed().catch(() => false), `the click missed ${role} “${name}”`).toBe(false);
    }, WAIT);
  /** Runs code that leads to another document, and waits for its hydration. */
  const leave = async (code: string) => {
    const isOld = () => run(() => 'old' in document.documentElement.dataset);
    await run(() => (document.documentElement.dataset['old'] = ''));
    await browser.evaluate(`setTimeout(() => ${code})`);
    await expect.poll(() => isOld().catch(() => true), WAIT).toBe(false);
    await expect.poll(() => run(isHydrated).catch(() => false), WAIT).toBe(true);
  };
  return {
    /** Runs a function in the page. The function is serialized, so it can't use variables from outside. */
    run,
    find,
    click,
    /** Opens a page and waits for hydration, because before hydration, links reload the whole page. */
    open: async (url: string) => {
      await browser.goTo(new URL(url, origin).href);
      await run(() => void dispatchEvent(new PointerEvent('pointermove')));
      await expect.poll(() => run(isHydrated), WAIT).toBe(true);
    },
    /** Reloads as F5 does. */
    reload: () => leave('location.reload()'),
    back: () => leave('history.back()'),
    drag: browser.drag,
    type: browser.type,
    press: async (...keys: Key[]) => {
      for (const key of keys) await browser.press(key);
    },
    /** Presses Tab until the element is focused. */
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
    /** Asserts that the page doesn't scroll horizontally. */
    expectToFit: async () => expect(await run(overflow)).toEqual([]),
  };
}
