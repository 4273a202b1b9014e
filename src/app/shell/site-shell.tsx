import { useRef, useState, type ReactNode } from 'react';
import { Loading } from '@/components/loading';
import { lazyComponent } from '@/components/lazy-component';
import { showWhenLoaded } from '@/components/show-when-loaded';
import { useSession } from '@/features/session/session-context';
import type { AuthModal } from './auth-modals';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useArrival } from './use-arrival';

const AuthModals = lazyComponent(async () => (await import('./auth-modals')).AuthModals);

/** Header, footer and dialogs around every page (spec 2). */
export function SiteShell({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const [modal, setModal] = useState<AuthModal | null>(null);
  const main = useRef<HTMLElement>(null);
  useArrival(main);

  if (state.status === 'loading' && !state.isOverdue) return <Loading text="Loading" />;

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader onLogin={() => showWhenLoaded(AuthModals, () => setModal('login'))} />
      {/* At least as high as the window, so that the footer stays in place while a page loads. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-height))] flex-1 contain-paint"
      >
        {children}
      </main>
      <SiteFooter />
      {modal && <AuthModals modal={modal} onModalChange={setModal} />}
    </div>
  );
}
