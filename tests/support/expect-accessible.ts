import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { animatedElements, colorOnlyButtons } from './display-checks';
import { tabThrough } from './focus-checks';
import { expect } from './test';
import { clippedTexts, overflow } from './text-checks';

interface Rules {
  type: 'tag' | 'rule';
  values: string[];
  /** How many rules apply to every page, at least. */
  least: number;
}

const STANDARDS: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  least: 11,
};
/** What depends on the width of the window. */
const LAYOUT: Rules = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  least: 1,
};
const CONTRAST: Rules = { type: 'rule', values: ['color-contrast'], least: 1 };

/** The text spacing of WCAG 1.4.12, under which no text may be lost. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const HEIGHT = 800;

/** The windows of the checks. */
const WINDOWS = {
  wide: { width: 1280, widthWithLargeText: 1280, key: 'Tab', heightWithKey: HEIGHT },
  /** 1280 x 1024 at 400 % zoom, where a sticky header covers the most. */
  narrow: { width: 320, widthWithLargeText: 640, key: 'Shift+Tab', heightWithKey: 256 },
} as const;

interface Options {
  /** The windows that show the state. */
  windows?: readonly (keyof typeof WINDOWS)[];
  /** Narrowest window for text with more spacing, in px. */
  narrowestSpaced?: number;
  /** False for dialogs and menus, whose focus has tests of its own, and where a notification covers the page. */
  focus?: boolean;
  /** False where a bar that stays in view covers some of them; the page scrolls. */
  targets?: boolean;
}

/**
 * Makes every accessibility check of what the page shows now: axe with every rule in the first window and those of the
 * layout in the other, contrast in the dark scheme, overflow, reduced motion, text spacing, text of 200 %, forced
 * colors, and the focus on every element, in forced colors in the last window. That comes last: it may close a menu.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  {
    windows = ['wide', 'narrow'],
    narrowestSpaced = 320,
    focus = true,
    targets = true,
  }: Options = {},
) {
  const problems: string[] = [];
  const report = (check: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${check}: ${problem}`));
  const sizes = windows.map((name) => WINDOWS[name]);
  const setSize = (width: number, height = HEIGHT) => page.setViewportSize({ width, height });

  // Without animations, so that colors are final.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { width } of sizes) {
    await setSize(width);
    // The sticky header covers part of what is scrolled below it, which axe takes for too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    const isFirst = width === sizes[0]?.width;
    report(`axe at ${width} px`, await runAxe(page, isFirst ? STANDARDS : LAYOUT, targets));
    report(`at ${width} px`, await page.evaluate(overflow));
    if (!isFirst) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    report('in Blueprint', await runAxe(page, CONTRAST));
    await page.emulateMedia({ colorScheme: null });
  }
  report('reduced motion', await page.evaluate(animatedElements));

  const spacing = await page.addStyleTag({ content: SPACING });
  await expect(page.locator('body')).toHaveCSS('letter-spacing', /[1-9]/);
  for (const width of sizes.map((size) => Math.max(size.width, narrowestSpaced))) {
    await setSize(width);
    report(`spaced at ${width} px`, await findTextProblems(page));
  }
  await spacing.evaluate((style) => (style as Element).remove());

  await setFontSize(page, 32);
  for (const { widthWithLargeText: width } of sizes) {
    await setSize(width);
    report(`200 % at ${width} px`, await findTextProblems(page));
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
  expect(problems, state).toEqual([]);
}

async function runAxe(page: Page, rules: Rules, targets = true): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    ({ type, values }) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type, values },
        // The other results take most of the time.
        resultTypes: ['violations'],
      }),
    rules,
  );
  return [
    ...(passes.length >= rules.least ? [] : [`only ${passes.length} rules apply`]),
    ...violations
      .filter(({ id }) => targets || id !== 'target-size')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ];
}

async function findTextProblems(page: Page): Promise<string[]> {
  return [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overflow))];
}

/** Changes the font size of the browser, which the breakpoints follow, unlike a style of the page. */
async function setFontSize(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

async function findFocusProblems(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const { count, problems } = await tabThrough(page, key);
  return count > 5 ? problems : [`only ${count} elements`, ...problems];
}
