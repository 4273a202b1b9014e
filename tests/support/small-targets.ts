/**
 * Targets that are too small and have another one within the circle of 24 px around them. Links within a
 * sentence are excepted (WCAG 2.5.8). Runs in the page.
 */
export function smallTargets(): string[] {
  /** Minimum width and height of a target, in CSS pixels. */
  const size = 24;
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
