import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** After Back, the browser scrolls before React renders. BrowserRouter keeps the entry's key in history.state. */
function isCurrent(key: string): boolean {
  const state = history.state as { key?: string } | null;
  return !state || (state.key ?? 'default') === key;
}

/** Restores the scroll position on Back and Forward, because the browser does so before the content has loaded. */
export function useScrollPlace(isReady: boolean): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const settledKey = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (settledKey.current === key) return;
    const place = isBackOrForward ? places.get(key) : undefined;
    if (place !== undefined && !isReady) return;
    settledKey.current = key;
    if (place !== undefined) window.scrollTo(0, place);
    if (isCurrent(key)) places.set(key, window.scrollY);
  }, [key, isBackOrForward, isReady]);

  useLayoutEffect(() => {
    // Don't save while content loads: the page is shorter then, so the browser itself scrolls.
    const handleScroll = () => {
      if (settledKey.current === key && isCurrent(key)) places.set(key, window.scrollY);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [key]);
}
