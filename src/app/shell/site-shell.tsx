import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '@/components/loading';
import { useSession } from '@/features/session/session-context';
import type { AuthModal } from './auth-modals';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const AuthModals = lazy(async () => ({ default: (await import('./auth-modals')).AuthModals }));

/** Header, footer and dialogs around every page (spec 2). */
export function SiteShell({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const [modal, setModal] = useState<AuthModal | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  if (state.status === 'loading' && !state.overdue) return <Loading text="Loading" />;

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader onLogin={() => setModal('login')} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <Suspense>{modal && <AuthModals modal={modal} onModalChange={setModal} />}</Suspense>
    </div>
  );
}
