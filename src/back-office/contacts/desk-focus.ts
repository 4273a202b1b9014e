import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';

export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-contact]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  row?.querySelector<HTMLElement>('[data-open]')?.focus();
}

/** When the focused element is removed, focuses the row of the inquiry just closed or, if there is none, the desk. */
export function useDeskFocus(
  desk: RefObject<HTMLElement | null>,
  id: string,
  isEmpty: boolean,
  isSelecting: boolean,
): void {
  const openId = useRef('');
  // The first page, even an empty one, must not move the focus when it loads.
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
