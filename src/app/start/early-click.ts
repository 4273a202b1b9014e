/** Selector of the buttons that don't work before hydration. */
const BUTTON = 'main button[type=button]:not([commandfor], [popovertarget])';

const listening = new AbortController();
let clicked: HTMLElement | null = null;

export function recordClick(): void {
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element) clicked = target.closest<HTMLElement>(BUTTON);
  };
  addEventListener('click', handleClick, { capture: true, signal: listening.signal });
}

/** Replays the recorded click. Call it after hydration. */
export function replayClick(): void {
  listening.abort();
  const button = clicked;
  clicked = null;
  if (button?.isConnected) button.click();
}
