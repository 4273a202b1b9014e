import { useRef, type ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useSession } from '@/features/session/session-context';
import { AuthDialog } from './auth-dialog';
import { MobileMenu } from './mobile-menu';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useNavigationFocus } from './use-navigation-focus';

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
      <SiteHeader />
      <MobileMenu />
      {/* At least as tall as the window, so that the footer doesn't move while a page loads. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-height))] flex-1 contain-paint"
      >
        {children}
      </main>
      <SiteFooter />
      {state.status === 'signed-out' && <AuthDialog />}
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
