import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { animatedElements, colorOnlyButtons } from './display-checks';
import { tabThrough } from './focus-checks';
import { LONG } from './long';
import { expect } from './test';
import { clippedTexts, overflow } from './text-checks';

/** Tags or names of axe's rules, and the number of them that every page must at least pass. */
type Rules = [type: 'tag' | 'rule', values: string[], minimum: number];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const STANDARDS: Rules = ['tag', TAGS, 11];
/** Rules whose results depend on the width of the window. */
const LAYOUT: Rules = ['rule', ['color-contrast', 'target-size', 'scrollable-region-focusable'], 1];
const CONTRAST: Rules = ['rule', ['color-contrast'], 1];

/** Text spacing from WCAG 1.4.12. No text may be lost when it is applied. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const HEIGHT = 800;

const WINDOWS = {
  wide: { width: 1280, widthWithLargeText: 1280, key: 'Tab', heightWithKey: HEIGHT },
  /** Equals a 1280 × 1024 px window at 400% zoom, where the sticky header leaves the least room. */
  narrow: { width: 320, widthWithLargeText: 640, key: 'Shift+Tab', heightWithKey: 256 },
} as const;

interface Options {
  /** Whether to run every check, for one state per screen. At night, every state is checked in full. */
  inFull?: boolean;
  /** Windows in which the checked state can occur. */
  windows?: readonly (keyof typeof WINDOWS)[];
  /** Narrowest window for the text spacing check, in px. */
  narrowestSpaced?: number;
  /** Whether to check focus. False where other tests do so (dialogs, menus) or a notification covers the page. */
  focus?: boolean;
  /** Whether to check target sizes. False where a sticky bar covers some targets. */
  targets?: boolean;
}

/**
 * Waits until `shown` is visible, and checks the page with axe, and for overflow, in the last window. In full: axe in
 * the first window and with the layout rules in the second, contrast in the dark scheme, overflow, reduced motion, text
 * spacing, 200% text, forced colors, and the focus of every element (in the last window, with forced colors).
 */
export async function expectAccessible(shown: Locator, options: Options = {}) {
  const { windows = ['wide', 'narrow'], narrowestSpaced = 320 } = options;
  const { inFull = false, focus = true, targets = true } = options;
  const page = shown.page();
  await expect(shown).toBeVisible();
  const problems: string[] = [];
  const report = (check: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${check}: ${problem}`));
  const isInFull = inFull || LONG > 1;
  const sizes = windows.slice(isInFull ? 0 : -1).map((name) => WINDOWS[name]);
  const setSize = (width: number, height = HEIGHT) => page.setViewportSize({ width, height });

  // Animated colors would distort the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { width } of sizes) {
    await setSize(width);
    // Scrolls to the top, because axe reports targets partly covered by the sticky header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    const isFirst = width === sizes[0]?.width;
    report(`axe at ${width} px`, await runAxe(page, isFirst ? STANDARDS : LAYOUT, targets));
    report(`at ${width} px`, await page.evaluate(overflow));
    if (!isFirst || !isInFull) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    report('in Blueprint', await runAxe(page, CONTRAST));
    await page.emulateMedia({ colorScheme: null });
  }
  if (!isInFull) return expect(problems, `${shown.toString()} at ${page.url()}`).toEqual([]);

  report('reduced motion', await page.evaluate(animatedElements));

  const spacing = await page.addStyleTag({ content: SPACING });
  await expect(page.locator('body')).toHaveCSS('letter-spacing', /[1-9]/);
  for (const width of sizes.map((size) => Math.max(size.width, narrowestSpaced))) {
    await setSize(width);
    report(`text spacing at ${width} px`, await findTextProblems(page));
  }
  await spacing.evaluate((style) => (style as Element).remove());

  await setFontSize(page, 32);
  for (const { widthWithLargeText: width } of sizes) {
    await setSize(width);
    report(`200% text at ${width} px`, await findTextProblems(page));
  }
  await setFontSize(page, 16);

  for (const { width, heightWithKey, key } of focus ? sizes : []) {
    await setSize(width, heightWithKey);
    if (width === sizes.at(-1)?.width) await page.emulateMedia({ forcedColors: 'active' });
    report(`${key} at ${width} px`, await findFocusProblems(page, key));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  report('forced colors', await page.evaluate(colorOnlyButtons));
  await page.emulateMedia({ forcedColors: null });
  expect(problems, `${shown.toString()} at ${page.url()}`).toEqual([]);
}

async function runAxe(page: Page, rules: Rules, targets = true): Promise<string[]> {
  const [, , minimum] = rules;
  const { violations, passes } = await page.evaluate(([type, values]) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Collecting the other types of results and selectors would take up most of the test's time.
    const fast = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };
    return run(document, { runOnly: { type, values }, ...fast } as axe.RunOptions);
  }, rules);
  return [
    ...(passes.length >= minimum ? [] : [`only ${passes.length} axe rules apply`]),
    ...violations
      .filter(({ id }) => targets || id !== 'target-size')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ];
}

async function findTextProblems(page: Page): Promise<string[]> {
  return [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overflow))];
}

/** Changes the browser's font size. Unlike a font size in CSS, it also affects breakpoints. */
async function setFontSize(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

async function findFocusProblems(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const { count, problems } = await tabThrough(page, key);
  return count > 5 ? problems : [`only ${count} elements were focused`, ...problems];
}
