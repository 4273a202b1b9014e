import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router } from 'wouter';
import { Loading } from '@/components/loading';
import { Toaster } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { logError } from '@/lib/log-error';
import { useAddress } from '@/lib/use-address';
import { FailurePage } from './failure-page';
import { goTo } from './navigation';
import { routeOf } from './routes';
import { SiteShell } from './shell/site-shell';
import { StartUp } from './start-up';

interface AppProps {
  queryClient: QueryClient;
  mayBeSignedIn: boolean;
  /** Where there is no address bar: the path of the page. */
  path?: string;
}

/** Every provider, in order, and the page. */
export function App({ queryClient, mayBeSignedIn, path }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={FailurePage} onError={logCrash}>
      <Router ssrPath={path} aroundNav={goTo}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider mayBeSignedIn={mayBeSignedIn}>
            <StartUp />
            <SiteShell>
              <CurrentPage />
            </SiteShell>
            <Toaster />
          </SessionProvider>
        </QueryClientProvider>
      </Router>
    </ErrorBoundary>
  );
}

function CurrentPage() {
  const { path, Page } = routeOf(useAddress().pathname);
  return (
    <ErrorBoundary key={String(path)} FallbackComponent={FailurePage} onError={logCrash}>
      <Suspense fallback={<Loading text="Loading page" />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

function logCrash(error: unknown) {
  logError('A page could not be shown', error);
}
