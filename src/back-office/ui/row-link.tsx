import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '@/components/ui/button';

/** Distance in pixels from which a press counts as a drag, which selects text. */
const DRAG_DISTANCE = 4;

/** Link of the `data-row` element around it: a click anywhere in the row opens the link (`useRowClicks`). */
export function RowLink(props: LinkProps) {
  return <Link data-row-link draggable={false} {...props} />;
}

/** Follows the link of a clicked row. A link that covers the row would make the row's text impossible to select. */
export function useRowClicks(): void {
  useEffect(() => {
    let pressed: MouseEvent | undefined;

    function handlePress(event: MouseEvent) {
      pressed = event;
    }
    function handleClick(event: MouseEvent) {
      const target = event.target as Element;
      const row = target.closest('[data-row]');
      if (!row) return;
      // A click by keyboard has no `detail`.
      if (event.detail > 0 && pressed && endsSelection(pressed, event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const isOnControl = target.closest('a, button, input, label');
      // The second click of a double-click selects a word; Shift extends the selection.
      if (isOnControl || event.detail > 1 || event.shiftKey) return;
      const link = row.querySelector<HTMLElement>('[data-row-link]');
      link?.focus({ preventScroll: true });
      // A copy of the event keeps its modifier keys, so Ctrl opens a new tab.
      link?.dispatchEvent(new MouseEvent('click', event));
    }
    const controller = new AbortController();
    // Captured on the window, so that no other listener takes the end of a drag for a click on a link.
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('mousedown', handlePress, options);
    window.addEventListener('click', handleClick, options);
    return () => controller.abort();
  }, []);
}

function endsSelection(press: MouseEvent, click: MouseEvent): boolean {
  const distance = Math.hypot(click.clientX - press.clientX, click.clientY - press.clientY);
  return distance >= DRAG_DISTANCE && getSelection()?.type === 'Range';
}
