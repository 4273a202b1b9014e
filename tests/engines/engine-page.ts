import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { EngineWindow, Key } from './engine-browser';
import { findIllegible, inspect, type Found } from './engine-inspection';
import { isHydrated } from '../support/is-hydrated';

export type EnginePage = ReturnType<typeof createPage>;

const WAIT = { timeout: 15_000, interval: 50 };
/** Wraps a script in an expression that can be evaluated in the page. */
const scriptOf = (file: string) => {
  const path = createRequire(import.meta.url).resolve(file);
  return `(() => {${readFileSync(path, 'utf8')}})()`;
};
const TESTING_LIBRARY = scriptOf('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const AXE = scriptOf('axe-core/axe.min.js');

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
    expectPath: (path: string) =>
      expect.poll(() => run(() => location.pathname + location.search), WAIT).toBe(path),
    expectTitle: (title: string) => expect.poll(() => run(() => document.title), WAIT).toBe(title),
    /** Asserts that the page doesn't scroll horizontally. */
    expectToFit: async () => {
      const { scrollWidth, clientWidth } = await run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    },
    /** Waits for animations to end, then checks text contrast (WCAG AA). */
    expectLegible: async () => {
      await browser.evaluate(AXE);
      expect(await run(findIllegible)).toEqual([]);
    },
  };
}
