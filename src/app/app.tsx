import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { Loading } from '@/components/loading';
import { Toaster } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { logError } from '@/lib/log-error';
import { FailurePage } from './failure-page';
import { PageRoutes } from './routes';
import { SiteShell } from './shell/site-shell';
import { AfterStart } from './start/after-start';

interface AppProps {
  queryClient: QueryClient;
  mayBeSignedIn: boolean;
}

/** All providers except the router, and the current page. */
export function App({ queryClient, mayBeSignedIn }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={FailurePage} onError={logCrash}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider mayBeSignedIn={mayBeSignedIn}>
          <AfterStart />
          <SiteShell>
            <CurrentPage />
          </SiteShell>
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname]} FallbackComponent={FailurePage} onError={logCrash}>
      <Suspense fallback={<Loading text="Loading page" />}>
        <PageRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

function logCrash(error: unknown) {
  logError('A page could not be shown', error);
}
