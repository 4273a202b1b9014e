import { useRef } from 'react';

/** Handlers for Radix dialog content: Radix returns the focus only to its own trigger, and our dialogs have none. */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      // A menu item is removed when the menu closes, so return to the menu button.
      const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      origin.current = opener ? document.getElementById(opener) : active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The focus has already moved, for example to the heading of a new page.
      if (document.activeElement !== document.body) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
