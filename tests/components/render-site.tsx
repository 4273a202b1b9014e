import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { preloadPage } from '@/app/routes';
import { ToastViewport } from '@/components/toast/toaster';
import type { User } from '@/domain/user';
import { renderApp } from './render-app';
import { stubData } from './stub-data';

// Here, because the first import takes seconds on a busy machine and a test must not.
await Promise.all([
  ToastViewport.preload(),
  preloadPage('/about'),
  import('@/features/session/register-form'),
]);

/**
 * Renders the whole application at an address.
 * @param user who has logged in on an earlier visit
 * @returns the stubs of src/data, too; they are called later, so the test may change them
 */
export function renderSite(path: string, user?: User) {
  const data = stubData(user);
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} mayBeSignedIn={Boolean(user)} />;
  return { ...renderApp(app, { path, queryClient }), data, queryClient };
}
