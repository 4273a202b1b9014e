import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusSoon } from '@/lib/focus-soon';
import { rememberPath } from '@/lib/visited-path';

/** After a navigation, scrolls up and focuses the `h1`, or `main` until it exists; on Back, the link that led away. */
export function useNavigationFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  /** Target of the last link followed on a page, by the page's path; null for a link outside `main`. */
  const followed = useRef<Record<string, string | null>>({});

  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      followed.current[pathname] = main.current?.contains(link) ? link.getAttribute('href') : null;
    }
    addEventListener('click', handleClick, { capture: true });
    return () => removeEventListener('click', handleClick, { capture: true });
  }, [pathname, main]);

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
    const observer = new MutationObserver(() => {
      const isElsewhere =
        document.activeElement !== element && document.activeElement !== document.body;
      if (isElsewhere || focusHeading(element)) observer.disconnect();
    });
    const target = isBackOrForward && followed.current[pathname];
    focusSoon(element, () => {
      const link = target && element.querySelector<HTMLElement>(`a[href="${CSS.escape(target)}"]`);
      if (link) link.focus({ preventScroll: true });
      if (link || focusHeading(element)) return;
      element.focus({ preventScroll: true });
      observer.observe(element, { childList: true, subtree: true });
    });
    return () => observer.disconnect();
  }, [pathname, main, isBackOrForward]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
