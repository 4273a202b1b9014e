import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useState, ViewTransition, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { SiteShell } from '@/app/shell/site-shell';
import { AfterStart } from '@/app/start/after-start';
import { ChunkError } from '@/app/start/load-chunk';
import { PageNote } from '@/components/empty-state';
import { KeptInput } from '@/components/kept-input';
import { retryFailedComponents } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { Toaster } from '@/components/toast/toaster';
import { Button } from '@/components/ui/button';
import { SessionProvider } from '@/features/session/session-provider';
import { logError } from '@/lib/log-error';
import { PageRoutes } from './routes';

interface AppProps {
  queryClient: QueryClient;
  mayBeSignedIn: boolean;
  /** Only in the browser. Must render nothing, because the prerendered page doesn't contain it. */
  children?: ReactNode;
}

export function App(props: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={FailurePage} onError={logCrash}>
      <QueryClientProvider client={props.queryClient}>
        <SessionProvider mayBeSignedIn={props.mayBeSignedIn}>
          <KeptInput />
          <AfterStart />
          {props.children}
          <SiteShell>
            <CurrentPage />
          </SiteShell>
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

const HAS_FADES = globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;

function CurrentPage() {
  // The key also changes when the visitor clicks a link to the current page.
  const { key, pathname } = useLocation();
  const page = <PageRoutes />;
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onReset={retryFailedComponents}
      FallbackComponent={FailurePage}
      onError={logCrash}
    >
      <Suspense fallback={<Loading text="Loading page" />}>
        <KeptInput />
        {HAS_FADES ? <PageFade path={pathname}>{page}</PageFade> : page}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fades out the old page over the new one, which is interactive at once (design 7). No fade on Back. */
function PageFade({ path, children }: { path: string; children: ReactNode }) {
  const [, rerender] = useState({});
  return (
    // With `name`, useId returns the same IDs as in the prerendered page. Without the update of state at the start of the
    // fade, React would run the new page's effects only after it.
    <ViewTransition key={path} name={path} default="none" exit="auto" onExit={() => rerender({})}>
      {children}
    </ViewTransition>
  );
}

function logCrash(error: unknown) {
  logError('Failed to show the page', error);
}

function FailurePage({ error, resetErrorBoundary }: FallbackProps) {
  const isLost = error instanceof ChunkError;
  const advice = isLost ? 'Check your connection, then try again.' : 'Reload to try again.';
  return (
    <PageNote
      role="alert"
      title="Something went wrong"
      text={`We couldn’t show this page. ${advice}`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isLost && <Button onClick={resetErrorBoundary}>Try again</Button>}
          <Button variant={isLost ? 'outline' : 'primary'} onClick={() => location.reload()}>
            Reload
          </Button>
        </div>
      }
    />
  );
}
