import { Suspense, type ReactNode } from 'react';
import { createQueryClient } from '@/app/query-client';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import type { User } from '@/domain/user';
import { SessionProvider } from '@/features/session/session-provider';
import { renderApp, type RenderOptions } from './render-app';
import { stubData } from './stub-data';

// Here, because the first import takes seconds on a busy machine and a test must not.
await ToastViewport.preload();

interface PageOptions extends RenderOptions {
  /** Who has logged in on an earlier visit. */
  user?: User;
}

/**
 * Renders a page, or a part of one, without the shell around it.
 * @returns the stubs of src/data, too; they are called later, so the test may change them
 */
export function renderPage(
  ui: ReactNode,
  { user, queryClient = createQueryClient(), ...options }: PageOptions = {},
) {
  const data = stubData(user);
  const view = renderApp(
    <SessionProvider mayBeSignedIn={Boolean(user)}>
      <Suspense>{ui}</Suspense>
      <Toaster />
    </SessionProvider>,
    { ...options, queryClient },
  );
  return { ...view, data, queryClient };
}
