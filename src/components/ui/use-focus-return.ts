import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so for its own trigger only, and
 * our dialogs are opened by state.
 * @returns handlers for Radix's dialog content
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Something else has taken it already, such as the heading of the page that a link led to.
      if (document.activeElement !== document.body) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
