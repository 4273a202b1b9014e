import { useEffect, useRef, type RefObject } from 'react';
import { placeOf } from '@/lib/paths';
import { useAddress } from '@/lib/use-address';

/**
 * What a browser does when a page is loaded, for a change of page within the site: start reading at the main
 * heading, which announces the page. (`goTo` scrolls to the top; going back leaves that to the browser.)
 * A page whose content is still on its way takes the focus on `main` first and on its heading later, unless
 * the visitor has moved on meanwhile.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const place = placeOf(useAddress());
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const element = main.current;
    if (!element) return;

    if (focusHeading(element)) return;
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const isElsewhere =
        document.activeElement !== element && document.activeElement !== document.body;
      if (isElsewhere || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place, main]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
