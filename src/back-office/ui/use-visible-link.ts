import { useEffect, type RefObject } from 'react';

/** Scrolls the bar to the focused or current link. scrollIntoView would also scroll the page. */
export function useVisibleLink(list: RefObject<HTMLElement | null>, current = ''): void {
  useEffect(() => {
    const links = list.current;
    const bar = links?.parentElement;
    if (!links || !bar) return;
    let isNew = true;
    const observer = new ResizeObserver(() => {
      // After Back, a link that isn't current anymore may still have the focus.
      const focused = isNew ? null : links.querySelector(':focus');
      isNew = false;
      const link = focused ?? links.querySelector('[aria-current], [aria-selected=true]');
      if (!link) return;
      const { left, right } = link.getBoundingClientRect();
      const visible = bar.getBoundingClientRect();
      bar.scrollLeft += Math.max(right - visible.right, 0) || Math.min(left - visible.left, 0);
    });
    // An element that appears next to the bar makes only the bar narrower.
    observer.observe(links);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [list, current]);
}
