/** Buttons that do nothing without the application. */
const BUTTON = 'main button[type=button]:not([commandfor], [popovertarget])';

const listening = new AbortController();
let pressed: HTMLElement | null = null;

/** Remembers the last button that was clicked before hydration. */
export function rememberPress(): void {
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(BUTTON);
  };
  addEventListener('click', handleClick, { capture: true, signal: listening.signal });
}

/** Call after hydration: replays the click on the remembered button. */
export function repeatPress(): void {
  listening.abort();
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
