/** Buttons recognizable only by color, with neither border nor underline. Runs in the page. */
export function colorOnlyButtons(): string[] {
  return [
    ...document.querySelectorAll(
      'button, [role=button], main a.rounded, header a.rounded:not([popover] a)',
    ),
  ]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .filter((element) => {
      const { borderBottomWidth, borderBottomStyle, textDecorationLine } =
        getComputedStyle(element);
      const hasBorder = parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none';
      return !hasBorder && !textDecorationLine.includes('underline');
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Elements with animations or transitions, including those of pseudo-elements. Runs in the page. */
export function animatedElements(): string[] {
  const longest = (durations: string) =>
    Math.max(...durations.split(',').map((duration) => parseFloat(duration)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
      return isAnimated || longest(style.transitionDuration) > 0.01
        ? [element.outerHTML.slice(0, 120)]
        : [];
    }),
  );
}
