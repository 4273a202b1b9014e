/** Selector of the buttons that don't work before hydration. */
const BUTTON = ':is(main, dialog) button[type=button]:not([commandfor], [popovertarget])';

const listening = new AbortController();
let clicked: HTMLElement | null = null;

export function recordClick(): void {
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element) clicked = target.closest<HTMLElement>(BUTTON);
  };
  window.early?.filter(({ type }) => type === 'click').forEach(handleClick);
  addEventListener('click', handleClick, { capture: true, signal: listening.signal });
}

export function moveClick(replacementOf: (button: HTMLElement) => HTMLElement): void {
  if (clicked) clicked = replacementOf(clicked);
}

export function replayClick(): void {
  listening.abort();
  const button = clicked;
  button?.click();
  // The click makes React hydrate the button, which may replace it.
  if (clicked !== button) clicked?.click();
  clicked = null;
}
