import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../use-is-hydrated';
import { ButtonLink, type ButtonLook, type LinkProps } from './button';

/**
 * A button that works before React is ready: until then it is a plain link to `to`, afterwards it calls
 * `onPress` and leads nowhere (design 6).
 */
export function LinkButton({
  onPress,
  ...props
}: Omit<LinkProps, 'onClick' | 'onKeyDown' | 'role'> & ButtonLook & { onPress: () => void }) {
  function handleClick(event: MouseEvent) {
    // With a modifier key the person asks for a new tab or window: that stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  }

  const role = useIsHydrated() ? 'button' : undefined;
  return <ButtonLink role={role} {...props} onClick={handleClick} onKeyDown={handleKeyDown} />;
}
