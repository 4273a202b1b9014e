import { useEffect, useRef, type RefObject } from 'react';

/** Calls `repair` when the focus was lost in a render with a new `change`, because the focused control was removed. */
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
    // A lost focus is on the body, or on the dialog around the container.
    if (element && document.activeElement?.contains(element)) repair(element);
  });
}
