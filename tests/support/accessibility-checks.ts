import type { Page } from '@playwright/test';

/* Accessibility checks that axe does not have. Each returns a description of every problem on the page. */

/** Minimum width and height of a target, in CSS pixels (WCAG 2.5.8). */
export const MIN_TARGET_SIZE = 24;

/**
 * Targets that are too small and have another one within the circle of 24 px around them. Links within a
 * sentence are excepted (WCAG 2.5.8). Runs in the page.
 */
export function smallTargets(size: number): string[] {
  interface Target {
    element: Element;
    box: DOMRect;
  }
  const isInSentence = (element: Element) => {
    const texts = [...(element.parentElement?.childNodes ?? [])].filter(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return getComputedStyle(element).display === 'inline' && texts.length > 0;
  };
  const boxOf = (element: Element): DOMRect => {
    // A label is a part of its control, and the links of cards cover the whole card.
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    if (label) return label.getBoundingClientRect();
    if (getComputedStyle(element, '::after').position === 'absolute') {
      return (element.closest('.relative') ?? element).getBoundingClientRect();
    }
    return element.getBoundingClientRect();
  };
  const all: Target[] = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=combobox], [role=button]',
    ),
  ]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    // Hidden, or shown only while focused.
    .filter((element) => element.closest('.sr-only, [aria-hidden=true], [inert]') === null)
    .filter((element) => !isInSentence(element))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 0);
  const isSmall = ({ box }: Target) => box.width < size - 0.5 || box.height < size - 0.5;
  const center = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const overlaps = (small: Target, other: Target) => {
    if (other.element === small.element) return false;
    const { x, y } = center(small);
    const to = isSmall(other)
      ? center(other)
      : {
          x: Math.max(other.box.left, Math.min(x, other.box.right)),
          y: Math.max(other.box.top, Math.min(y, other.box.bottom)),
        };
    return Math.hypot(to.x - x, to.y - y) < (isSmall(other) ? size : size / 2);
  };
  return all
    .filter((target) => isSmall(target) && all.some((other) => overlaps(target, other)))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
}

/** Whether the focused element is covered or has no focus ring; null where all is well. Runs in the page. */
function findFocusProblem(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const description = element.outerHTML.slice(0, 120);
  const style = getComputedStyle(element);
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)
    return `no ring: ${description}`;
  const box = element.getBoundingClientRect();
  const inset = 2;
  const xs = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
  const ys = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
  const points = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    // Points outside the window are not covered by an element.
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const isVisible = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    // Its own label, card or line box does not cover it.
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const visible = points.filter(isVisible).length;
  return visible > 0 && visible === points.length
    ? null
    : `${visible} of ${points.length} points visible: ${description}`;
}

/** Presses a key until the focus has been on every element. Returns problems and the number of elements. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  await page.evaluate(() => {
    document
      .querySelectorAll('[data-focused]')
      .forEach((element) => element.removeAttribute('data-focused'));
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let count = 0; ;) {
    await page.keyboard.press(key);
    const now = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last and the first element the focus is in the browser's own interface.
      if (!element || element === document.body) return 'none';
      if (element.hasAttribute('data-focused')) return 'repeated';
      element.setAttribute('data-focused', '');
      return 'new';
    });
    if (now === 'repeated') return { hidden, count };
    if (now === 'none') continue;
    count += 1;
    const problem = await page.evaluate(findFocusProblem);
    if (problem) hidden.push(problem);
  }
}

/** The text spacing of WCAG 1.4.12, under which no text may be lost. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Text that is clipped by a box, overflows its button or the window, and overlapping controls of the header.
 * Text clamped to a number of lines is excepted (spec 9). Runs in the page.
 */
export function clippedTexts(): string[] {
  const problems: string[] = [];
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - 1 ||
    inner.bottom > outer.bottom + 1;
  const clips = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    return webkitLineClamp === 'none' && /hidden|clip/.test(`${overflowX} ${overflowY}`);
  };
  const isClamped = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).webkitLineClamp !== 'none') return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue;
    if (element.closest('.sr-only, svg, option, script, [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const textBox = range.getBoundingClientRect();
    const description = `“${text.textContent.slice(0, 60)}”`;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (clips(box) && isOutside(textBox, box.getBoundingClientRect()) && !isClamped(element))
        problems.push(`${description} is clipped by ${box.outerHTML.slice(0, 100)}`);
    }
    const button = element.closest('button, [role=button], [role=combobox]');
    if (button && isOutside(textBox, button.getBoundingClientRect()))
      problems.push(`${description} overflows its button`);
  }
  const inHeader = [...document.querySelectorAll('header a, header button')].filter(
    (element) => element.checkVisibility() && !element.closest('[popover]'),
  );
  inHeader.forEach((element, index) => {
    const box = element.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth)
      problems.push(`${element.textContent} is outside of the window`);
    for (const other of inHeader.slice(index + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      if (
        box.left < right - 1 &&
        left < box.right - 1 &&
        box.top < bottom - 1 &&
        top < box.bottom - 1
      )
        problems.push(`${element.textContent} and ${other.textContent} overlap`);
    }
  });
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (overflow > 0) problems.push(`${overflow} px wider than the window`);
  return problems;
}

/** Adds the text spacing of WCAG 1.4.12 to the page. */
export async function applyTextSpacing(page: Page) {
  await page.evaluate((css) => {
    if (document.getElementById('spacing')) return;
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'spacing', textContent: css }),
    );
  }, SPACING);
}

/** Removes the added text spacing. */
export async function removeTextSpacing(page: Page) {
  await page.evaluate(() => document.getElementById('spacing')?.remove());
}

/** Buttons recognizable by color only: without border and underline. Runs in the page. */
export function colorOnlyButtons(): string[] {
  return [...document.querySelectorAll('button, [role=button], main a.rounded, header a.rounded')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .filter((element) => {
      const { borderBottomWidth, borderBottomStyle, textDecorationLine } =
        getComputedStyle(element);
      const hasBorder = parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none';
      return !hasBorder && !textDecorationLine.includes('underline');
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Elements that are animated or have a transition, pseudo-elements included. */
export const animatedElements = (page: Page) =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((duration) => parseFloat(duration)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated =
          style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
        return isAnimated || longest(style.transitionDuration) > 0.01
          ? [element.outerHTML.slice(0, 120)]
          : [];
      }),
    );
  });
