import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../use-is-hydrated';
import { ButtonLink, type ButtonLook, type LinkProps } from './button';

/**
 * A button that works before React is ready (design 6): app/early-press keeps what is pressed until then, and
 * without script it is a plain link to `to`.
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

  // On a static page it is a link still: without script it leads there.
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
