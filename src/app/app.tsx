import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { Loading } from '@/components/loading';
import { Toaster } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { logError } from '@/lib/log-error';
import { FailurePage } from './failure-page';
import { ROUTES } from './routes';
import { SiteShell } from './shell/site-shell';
import { StartUp } from './start-up';

interface AppProps {
  queryClient: QueryClient;
  mayBeSignedIn: boolean;
}

/** Every provider, in order, and the routes. A router stands around it. */
export function App({ queryClient, mayBeSignedIn }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={FailurePage} onError={logCrash}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider mayBeSignedIn={mayBeSignedIn}>
          <StartUp />
          <SiteShell>
            <Routes>
              {ROUTES.map(({ path, Page }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <ErrorBoundary key={path} FallbackComponent={FailurePage} onError={logCrash}>
                      <Suspense fallback={<Loading text="Loading page" />}>
                        <Page />
                      </Suspense>
                    </ErrorBoundary>
                  }
                />
              ))}
            </Routes>
          </SiteShell>
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function logCrash(error: unknown) {
  logError('A page could not be shown', error);
}
