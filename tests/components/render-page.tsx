import { Suspense, type ReactNode } from 'react';
import { createQueryClient } from '@/app/query-client';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import type { User } from '@/domain/user';
import { SessionProvider } from '@/features/session/session-provider';
import { renderApp, type RenderOptions } from './render-app';
import { openStore } from './store';

// Preloaded because the first import can take seconds on a busy machine.
await ToastViewport.preload();

interface PageOptions extends RenderOptions {
  /** User who signed in on an earlier visit. */
  user?: User;
}

/**
 * Renders a page or a part of one, without the shell.
 * @returns the view and the store, which the test can still change
 */
export function renderPage(
  ui: ReactNode,
  { user, queryClient = createQueryClient(), ...options }: PageOptions = {},
) {
  const store = openStore(user);
  const view = renderApp(
    <SessionProvider mayBeSignedIn={Boolean(user)}>
      <Suspense>{ui}</Suspense>
      <Toaster />
    </SessionProvider>,
    { ...options, queryClient },
  );
  return { ...view, store, queryClient };
}
