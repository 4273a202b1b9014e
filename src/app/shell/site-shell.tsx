import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { HydratedPart } from '@/components/hydrated-part';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useSession } from '@/features/session/session-context';
import { focusSoon } from '@/lib/focus-soon';
import { rememberPath } from '@/lib/visited-path';
import { AuthDialog } from './auth-dialog';
import { MobileMenu } from './mobile-menu';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function SiteShell({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);

  if (state.status === 'loading') return <SessionWait isOverdue={state.isOverdue} />;

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <HydratedPart>
        <SiteHeader />
      </HydratedPart>
      <HydratedPart>
        <MobileMenu />
      </HydratedPart>
      {/* At least as tall as the window, so that the footer doesn't move while a page loads. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-height))] flex-1 contain-paint"
      >
        {children}
      </main>
      <HydratedPart>
        <SiteFooter />
      </HydratedPart>
      {state.status === 'signed-out' && (
        <HydratedPart>
          <AuthDialog />
        </HydratedPart>
      )}
    </div>
  );
}

function SessionWait({ isOverdue }: { isOverdue: boolean }) {
  const { skip } = useSession();
  if (!isOverdue) return <Loading text="Loading" />;
  return (
    <main className="px-4">
      <Loading text="Loading" />
      <EmptyState
        level={1}
        role="alert"
        title="This is taking longer than usual"
        text="We’re still checking whether you’re signed in. Reload, or continue without signing in."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="outline" onClick={skip}>
              Continue without signing in
            </Button>
          </div>
        }
      />
    </main>
  );
}

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
