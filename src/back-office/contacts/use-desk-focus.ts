import { useState, type RefObject } from 'react';
import type { Contact } from '@/collections/inquiries';
import { useFocusRepair } from '@/components/use-focus-repair';

/** The contacts before and after the open one, even after a new status has removed the open one from the list. */
export function useNeighbors(shown: Contact[], id: string) {
  const index = shown.findIndex((contact) => contact.id === id);
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return { previous: shown[index - 1], next: shown[index + 1] };
  const place = last.id === id ? last.index : 0;
  return { previous: shown[place - 1], next: shown[place] };
}

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
): void {
  const [open, setOpen] = useState({ id, closed: '' });
  if (open.id !== id) setOpen({ id, closed: open.id });
  // The first page, even an empty one, must not move the focus when it loads.
  const [wasFilled, setWasFilled] = useState(false);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  useFocusRepair(desk, [id, isEmpty && wasFilled].join(), (element) => {
    const row = `[data-contact="${CSS.escape(open.closed)}"]`;
    const name = element.querySelector<HTMLElement>(`${row} [data-open]`);
    (name ?? element).focus({ preventScroll: !name });
  });
}
