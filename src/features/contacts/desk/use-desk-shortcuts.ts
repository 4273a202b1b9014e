import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from '@/lib/shortcut';

interface DeskShortcuts {
  onSearch: () => void;
  onExport: () => void;
  onHelp: () => void;
}

/** Keyboard shortcuts of the whole screen. Those of one inquiry are in use-card-shortcuts.ts. */
export function useDeskShortcuts(isOn: boolean, on: DeskShortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event);
    if (key === 'j') focusCard(1);
    else if (key === 'k') focusCard(-1);
    else if (key === '/') on.onSearch();
    else if (key === 'e') on.onExport();
    else if (key === '?') on.onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Focuses the card after (1) or before (-1) the focused one, or the first. */
function focusCard(step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-contact]')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  cards[current < 0 ? 0 : current + step]?.focus();
}
