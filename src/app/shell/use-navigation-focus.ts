import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberPath } from '@/lib/visited-path';

/** After a navigation, scrolls to the top (except on Back) and focuses the `h1`, or `main` until an `h1` exists. */
export function useNavigationFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);

  // Runs before page effects that read the previous path.
  useLayoutEffect(() => rememberPath(pathname), [pathname]);

  useLayoutEffect(() => {
    if (lastPath.current !== pathname && !isBackOrForward) window.scrollTo(0, 0);
  }, [pathname, isBackOrForward]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const element = main.current;
    if (!element) return;

    // If the visitor has focused a field on the new page during a fade, leave the focus there.
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
  }, [pathname, main]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
