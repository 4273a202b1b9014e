import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CONTACT_STATUSES, type ContactStatus } from '@/domain/contact';
import { shortcutOf } from '@/lib/shortcut';

interface CardShortcuts {
  onStatus: (status: ContactStatus) => void;
  onSelect: () => void;
}

/** 1, 2, 3 set a status, x selects, r replies, while the focus is in the card. */
export function useCardShortcuts(
  card: RefObject<HTMLElement | null>,
  isOn: boolean,
  on: CardShortcuts,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event);
    const status = CONTACT_STATUSES[Number(key) - 1];
    if (status) on.onStatus(status);
    else if (key === 'x') on.onSelect();
    else if (key === 'r') card.current?.querySelector<HTMLElement>('[data-reply]')?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = card.current;
    if (!isOn || !element) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [card, isOn]);
}
