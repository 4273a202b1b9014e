import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';

/** Moves the focus to the name in the next or the previous row; to the first one from elsewhere. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-contact]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  row?.querySelector<HTMLElement>('[data-open]')?.focus();
}

/**
 * When the focused part of the desk is removed, focuses the name of the inquiry that was closed, else the desk.
 * @param isEmpty whether no inquiry is shown
 * @param isSelecting whether the bar for the selected ones is shown
 */
export function useDeskFocus(
  desk: RefObject<HTMLElement | null>,
  id: string,
  isEmpty: boolean,
  isSelecting: boolean,
): void {
  const openId = useRef('');
  // Loading the first page, or finding none, moves no focus.
  const [wasFilled, setWasFilled] = useState(false);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  useFocusRepair(desk, [id, isEmpty && wasFilled, isSelecting].join(), (element) => {
    const closed = openId.current !== id && CSS.escape(openId.current);
    const name =
      closed && element.querySelector<HTMLElement>(`[data-contact="${closed}"] [data-open]`);
    (name || element).focus({ preventScroll: !name });
  });
  useEffect(() => {
    openId.current = id;
  }, [id]);
}
