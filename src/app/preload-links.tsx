import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isInBackOffice } from '@/content/pages';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { preloadNextPage } from './routes';

const LINK = 'a[href^="/"]';

function preload(link: Element) {
  const { pathname } = link as HTMLAnchorElement;
  // If this fails, a click on the link tries again and reports a failure.
  if (!isInBackOffice(pathname)) preloadNextPage(pathname).catch(() => undefined);
}

/** Preloads the pages that links in view, or under the pointer, lead to; before hydration, `prefetchLinks` does. */
export function PreloadLinks() {
  const { pathname } = useLocation();

  useEffect(() => {
    if (savesData() || isInBackOffice(pathname)) return;
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        preload(target);
      }
    });
    const handlePointerOver = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(LINK);
      if (link) preload(link);
    };
    addEventListener('pointerover', handlePointerOver);
    let isCurrent = true;
    void whenIdle().then(() => {
      if (isCurrent) for (const link of document.querySelectorAll(LINK)) inView.observe(link);
    });
    return () => {
      isCurrent = false;
      removeEventListener('pointerover', handlePointerOver);
      inView.disconnect();
    };
  }, [pathname]);

  return null;
}
