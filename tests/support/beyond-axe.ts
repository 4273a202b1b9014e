import type { Page } from '@playwright/test';

/*
 * What axe can't see: each function looks at the page as it stands and tells what is wrong, in words.
 */

/** Smallest side of a target, in CSS pixels (WCAG 2.5.8). */
export const TARGET = 24;

/**
 * Targets that are too small, and have another one within the circle of 24 px that would make up for it.
 * Links within a sentence are excepted, as in WCAG 2.5.8. Runs in the page.
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
    // A label is a part of its control, and some links lie over the whole of their card.
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
    // Hidden until it has the focus, or from people for good.
    .filter((element) => element.closest('.sr-only, [aria-hidden=true], [inert]') === null)
    .filter((element) => !isInSentence(element))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 0);
  const isSmall = ({ box }: Target) => box.width < size - 0.5 || box.height < size - 0.5;
  const centre = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const touches = (small: Target, other: Target) => {
    if (other.element === small.element) return false;
    const { x, y } = centre(small);
    const to = isSmall(other)
      ? centre(other)
      : {
          x: Math.max(other.box.left, Math.min(x, other.box.right)),
          y: Math.max(other.box.top, Math.min(y, other.box.bottom)),
        };
    return Math.hypot(to.x - x, to.y - y) < (isSmall(other) ? size : size / 2);
  };
  return all
    .filter((target) => isSmall(target) && all.some((other) => touches(target, other)))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
}

/** What of the focused element lies under something else, and whether there is a ring to see. Runs in the page. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const told = element.outerHTML.slice(0, 120);
  const style = getComputedStyle(element);
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)
    return `no ring: ${told}`;
  const box = element.getBoundingClientRect();
  const inset = 2;
  const xs = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
  const ys = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
  const points = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    // What doesn't fit into the window is not hidden by anything of ours.
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    // A label, a card or a line box around it doesn't hide it.
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const seen = points.filter(isFree).length;
  return seen > 0 && seen === points.length
    ? null
    : `${seen} of ${points.length} points seen: ${told}`;
}

/** Presses a key until the focus has gone all the way around; tells what was hidden, and how many it met. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  await page.evaluate(() => {
    document
      .querySelectorAll('[data-met]')
      .forEach((element) => element.removeAttribute('data-met'));
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let count = 0; ;) {
    await page.keyboard.press(key);
    const now = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the end of the page and its beginning the focus is with the browser.
      if (!element || element === document.body) return 'nowhere';
      if (element.hasAttribute('data-met')) return 'known';
      element.setAttribute('data-met', '');
      return 'new';
    });
    if (now === 'known') return { hidden, count };
    if (now === 'nowhere') continue;
    count += 1;
    const problem = await page.evaluate(hiddenFocus);
    if (problem) hidden.push(problem);
  }
}

/** What a reader may set without losing anything (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Words that are cut off or stick out: of a box that hides what is too much, of their own button, or of the
 * window; and parts of the header that lie over each other. Texts that are clamped to some lines are meant
 * to be cut off (spec 9). Runs in the page.
 */
export function lostWords(): string[] {
  const lost: string[] = [];
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - 1 ||
    inner.bottom > outer.bottom + 1;
  const isHiding = (element: Element) => {
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
    const words = range.getBoundingClientRect();
    const told = `“${text.textContent.slice(0, 60)}”`;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (isHiding(box) && isOutside(words, box.getBoundingClientRect()) && !isClamped(element))
        lost.push(`${told} is cut off by ${box.outerHTML.slice(0, 100)}`);
    }
    const button = element.closest('button, [role=button], [role=combobox]');
    if (button && isOutside(words, button.getBoundingClientRect()))
      lost.push(`${told} sticks out of its button`);
  }
  const inHeader = [...document.querySelectorAll('header a, header button')].filter(
    (element) => element.checkVisibility() && !element.closest('[popover]'),
  );
  inHeader.forEach((element, index) => {
    const box = element.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth)
      lost.push(`${element.textContent} is outside of the window`);
    for (const other of inHeader.slice(index + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      if (
        box.left < right - 1 &&
        left < box.right - 1 &&
        box.top < bottom - 1 &&
        top < box.bottom - 1
      )
        lost.push(`${element.textContent} and ${other.textContent} lie over each other`);
    }
  });
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (overflow > 0) lost.push(`${overflow} pixels beyond the window`);
  return lost;
}

/** Puts the reader's style sheet into the page, once. */
export async function space(page: Page) {
  await page.evaluate((css) => {
    if (document.getElementById('spacing')) return;
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'spacing', textContent: css }),
    );
  }, SPACING);
}

/** Takes it away again. */
export async function unspace(page: Page) {
  await page.evaluate(() => document.getElementById('spacing')?.remove());
}

/** Buttons that nothing but a colour would show. Runs in the page. */
export function bareButtons(): string[] {
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

/** Elements, and parts that style sheets add to them, that would move or fade. */
export const moving = (page: Page) =>
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
