import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus on after a change that removed or disabled the focused control. Does nothing while the focus
 * is anywhere else: on another control, or inside `container`.
 * @param container what the change happens in
 * @param change the focus is checked after each render, from the second on, in which this value is a new one
 * @param repair focuses what should have the focus next; a disabled control leaves it where it is
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
    // Lost focus is on the body, or where a focus trap puts it: on the dialog around the container.
    if (element && document.activeElement?.contains(element)) repair(element);
  });
}
