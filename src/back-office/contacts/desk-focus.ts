import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';

/** Focuses the name in the next or previous row, or in the first row if the focus is outside the list. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-contact]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  row?.querySelector<HTMLElement>('[data-open]')?.focus();
}

/**
 * When the focused element is removed, focuses the row of the inquiry just closed or, if there is none, the desk.
 * @param isEmpty whether no inquiry is shown
 * @param isSelecting whether the selection bar is shown
 */
export function useDeskFocus(
  desk: RefObject<HTMLElement | null>,
  id: string,
  isEmpty: boolean,
  isSelecting: boolean,
): void {
  const openId = useRef('');
  // Loading the first page, even an empty one, doesn't move the focus.
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
