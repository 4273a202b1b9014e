import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores a focus lost because the focused control was removed or disabled.
 * @param change `repair` runs after each render, from the second on, in which this value is a new one
 * @param repair focuses another control
 */
export function useFocusRepair<Container extends HTMLElement>(
  container: RefObject<Container | null>,
  change: unknown,
  repair: (container: Container) => void,
): void {
  const lastChange = useRef(change);

  useEffect(() => {
    if (Object.is(lastChange.current, change)) return;
    lastChange.current = change;
    const element = container.current;
    // A lost focus is on the body, or where a focus trap puts it: on the dialog around the container.
    if (element && document.activeElement?.contains(element)) repair(element);
  });
}
