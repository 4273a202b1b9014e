import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeOf } from '@/lib/paths';

/**
 * What a browser does when a page is loaded, for a change of page within the site: scroll to the top (going
 * back leaves the position to the browser) and start reading at the main heading, which announces the page.
 * A page whose content is still on its way takes the focus on `main` first and on its heading later, unless
 * the visitor has moved on meanwhile.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const place = placeOf(useLocation());
  const isGoingBack = useNavigationType() === 'POP';
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const element = main.current;
    if (!element) return;
    if (!isGoingBack) window.scrollTo(0, 0);

    if (focusHeading(element)) return;
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const isElsewhere =
        document.activeElement !== element && document.activeElement !== document.body;
      if (isElsewhere || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place, isGoingBack, main]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
