import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pathTo, pathToCareer } from '@/content/pages';
import { rememberPath } from '@/lib/visited-path';

/** Identity of a page: the path and, on the careers page, the career (design 6). */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const job = pathname === pathTo('careers') ? new URLSearchParams(search).get('job') : null;
  return job ? pathToCareer(job) : pathname;
}

/** After a navigation: scrolls to the top, except on Back, and focuses the `h1`, or `main` until there is one. */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const address = useLocation();
  const place = placeOf(address);
  const isBackOrForward = useNavigationType() === 'POP';
  const lastPlace = useRef(place);

  // Before effects of the page that ask for the previous path.
  useLayoutEffect(() => rememberPath(address.pathname), [address.pathname]);

  useLayoutEffect(() => {
    if (lastPlace.current !== place && !isBackOrForward) window.scrollTo(0, 0);
  }, [place, isBackOrForward]);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const element = main.current;
    if (!element) return;

    // During a fade the effect may come after the visitor has chosen a field of the new page.
    const { activeElement } = document;
    if (activeElement !== element && element.contains(activeElement)) return;
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
