import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../use-is-hydrated';
import { ButtonLink, type ButtonLook, type LinkProps } from './button';

/** A button that works before hydration (app/start/early-clicks.ts), and as a link without script (design 6). */
export function LinkButton({
  onPress,
  ...props
}: Omit<LinkProps, 'onClick' | 'onKeyDown' | 'role'> & ButtonLook & { onPress: () => void }) {
  function handleClick(event: MouseEvent) {
    // With a modifier key it opens a new tab or window, as a link.
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
  return (
    <ButtonLink
      data-button
      role={role}
      {...props}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    />
  );
}
