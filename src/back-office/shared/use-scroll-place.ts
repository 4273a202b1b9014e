import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Entries of the history whose place is kept; the one seen longest ago is dropped first. */
const MAX_PLACES = 100;

const places = new Map<string, number>();

function keepPlace(key: string) {
  places.delete(key);
  places.set(key, window.scrollY);
  const [oldest] = places.keys();
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}

/**
 * Whether the browser is still at this entry. BrowserRouter keeps the key in the state of the entry (`default` for the
 * first); after Back the browser scrolls before the new entry is rendered. Without a state the router is another one.
 */
function isCurrent(key: string): boolean {
  const state = history.state as { key?: string } | null;
  return !state || (state.key ?? 'default') === key;
}

/**
 * On Back and Forward, scrolls to where the entry was left: the browser does so too early where content depends on the
 * query of the address. In memory, for this page load.
 * @param isReady whether the content of the entry is rendered
 */
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
    if (isCurrent(key)) keepPlace(key);
  }, [key, isBackOrForward, isReady]);

  useLayoutEffect(() => {
    // Until then the browser scrolls, because the content is shorter.
    const handleScroll = () => {
      if (settledKey.current === key && isCurrent(key)) keepPlace(key);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [key]);
}
