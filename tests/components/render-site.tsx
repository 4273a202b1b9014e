import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { preloadPage } from '@/app/routes';
import { ToastViewport } from '@/components/toast/toaster';
import type { User } from '@/domain/user';
import { renderApp } from './render-app';
import { openStore } from './store';

// Preloaded because the first import can take seconds on a busy machine.
await Promise.all([
  ToastViewport.preload(),
  preloadPage('/about'),
  import('@/app/shell/auth-form'),
]);

/**
 * Renders the whole application at a URL.
 * @param user the user who signed in on an earlier visit
 * @returns the view and the store, which the test can still change
 */
export function renderSite(path: string, user?: User) {
  const store = openStore(user);
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} mayBeSignedIn={Boolean(user)} />;
  return { ...renderApp(app, { path, queryClient }), store, queryClient };
}
