import { useRef } from 'react';

/** Handlers for Radix dialog content. Radix returns the focus only to its own trigger; our dialogs have none. */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      // The item of a menu goes; its button stays.
      const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      origin.current = opener ? document.getElementById(opener) : active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Already moved, such as to the heading of a new page.
      if (document.activeElement !== document.body) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
