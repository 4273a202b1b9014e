import type { AroundNavHandler } from 'wouter';
import { placeOf } from '@/lib/paths';
import { routeOf } from './routes';

let latest = 0;

/**
 * Goes to another page of the site: its code is loaded first, and until then the old page stays. Only the
 * latest wish counts, and none that the visitor has left behind by going back. As in a browser, a new page
 * begins at its top, and a link to the page that one is on adds nothing to the history.
 */
export const goTo: AroundNavHandler = (navigate, to, options) => {
  const wish = ++latest;
  const start = window.location.href;
  const target = new URL(to, start);
  const go = () => {
    if (wish !== latest || window.location.href !== start) return;
    navigate(to, { ...options, replace: options?.replace ?? target.href === start });
    if (placeOf(target) !== placeOf(new URL(start))) window.scrollTo(0, 0);
  };
  // Where the code can't be loaded the page itself says so.
  void routeOf(target.pathname).preload(target.pathname).then(go, go);
};
