/**
 * Finds text that is clipped or overflows its button, except for line-clamped and fading text, and header controls that
 * overlap or extend beyond the window. Runs in the page.
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
  const isWithin = (
    element: Element | null,
    test: (style: CSSStyleDeclaration) => boolean,
  ): boolean =>
    element !== null && (test(getComputedStyle(element)) || isWithin(element.parentElement, test));
  const isClamped = (element: Element) =>
    isWithin(
      element,
      ({ webkitLineClamp, maskImage }) => webkitLineClamp !== 'none' || maskImage !== 'none',
    );
  /** Whether the class sr-only applies, even if only at the current width. */
  const isVisuallyHidden = (element: Element) =>
    isWithin(element, ({ clipPath }) => clipPath === 'inset(50%)');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue;
    if (element.closest('svg, option, script, [aria-hidden=true]')) continue;
    if (isVisuallyHidden(element)) continue;
    // Radix's visually hidden live region.
    if (element.closest('[role=status]')?.clientWidth === 1) continue;
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
      problems.push(`${element.textContent} extends beyond the window`);
    for (const other of inHeader.slice(index + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isBeside = box.left >= right - 1 || left >= box.right - 1;
      if (!isBeside && box.top < bottom - 1 && top < box.bottom - 1)
        problems.push(`${element.textContent} and ${other.textContent} overlap`);
    }
  });
  return problems;
}

/** Number of visible lines of text. Runs in the page. */
export function shownLines(element: Element): number {
  return Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
}

/**
 * Reports by how much content is wider than the window, or than an element that cuts it off: content of an element with
 * `contain: paint`, such as `main`, doesn't make the page wider. Runs in the page.
 */
export function overflow(): string[] {
  const isEdge = (element: Element) =>
    element.matches(':root') || getComputedStyle(element).contain.includes('paint');
  return [...document.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .filter(isEdge)
    .map(
      ({ localName, scrollWidth, clientWidth }) =>
        `${scrollWidth - clientWidth} px wider than <${localName}>`,
    );
}
