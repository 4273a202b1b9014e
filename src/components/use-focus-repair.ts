import { useEffect, useRef, type RefObject } from 'react';
import { focusSoon, isFocusDue } from '@/lib/focus-soon';

/** Calls `repair` if a render with a new value of `change` removed the focused control. */
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
    // When a focused element is removed, the focus moves to the body or to the dialog around the container.
    if (element && document.activeElement?.contains(element) && !isFocusDue(element))
      focusSoon(element, () => repair(element));
  });
}
