import { useEffect, useEffectEvent, type RefObject } from 'react';
import { shortcutOf } from '@/lib/shortcut';

/**
 * Keyboard shortcuts of the whole screen, or of `element` while the focus is in it.
 * @param keys what each character does
 */
export function useShortcuts(
  isOn: boolean,
  keys: Record<string, () => void>,
  element?: RefObject<HTMLElement | null>,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[shortcutOf(event) ?? ''];
    action?.();
    if (action) event.preventDefault();
  });
  useEffect(() => {
    const target = element ? element.current : document.body;
    if (!isOn || !target) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    target.addEventListener('keydown', listener);
    return () => target.removeEventListener('keydown', listener);
  }, [element, isOn]);
}
