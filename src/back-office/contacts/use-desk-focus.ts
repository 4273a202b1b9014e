import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';

interface DeskParts {
  id: string;
  isSelecting: boolean;
  isWorking: boolean;
  isEmpty: boolean;
}

/** Where the focused part of the desk goes, the focus moves to the name of the closed inquiry, else to the desk. */
export function useDeskFocus(desk: RefObject<HTMLElement | null>, parts: DeskParts): void {
  const { id, isSelecting, isWorking, isEmpty } = parts;
  const openId = useRef('');
  // Loading the first page, or finding none, moves no focus.
  const [wasFilled, setWasFilled] = useState(false);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  useFocusRepair(desk, [id, isSelecting, isWorking, isEmpty && wasFilled].join(), (element) => {
    const closed = openId.current !== id && CSS.escape(openId.current);
    const name = closed && element.querySelector<HTMLElement>(`[data-contact="${closed}"] h2 a`);
    (name || element).focus({ preventScroll: !name });
  });
  useEffect(() => {
    openId.current = id;
  }, [id]);
}
