import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { findNotification } from './find-notification';
import { renderApp } from './render-app';

// Preloaded because the first import can take seconds on a busy machine.
await ToastViewport.preload();

function OtherPage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p>Now at {pathname}</p>
      {state && <p>Wanted: {state}</p>}
    </>
  );
}

/** Renders a back office page at its URL. Any other page shows only its path and the state of the router. */
export function renderAdmin(page: ReactElement, address: string, state?: unknown) {
  const view = renderApp(
    <SessionProvider mayBeSignedIn>
      <main>
        <Routes>
          <Route path={address.replace(/[?#].*/, '')} element={page} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </main>
      <Toaster />
    </SessionProvider>,
    { path: address, state },
  );
  const { user } = view;
  return {
    ...view,
    fill: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.paste(text);
    },
    choose: async (control: HTMLElement, option: string) => {
      await user.click(control);
      await user.click(screen.getByRole('option', { name: option }));
    },
  };
}

export const findSuccess = (text: string) => findNotification('default', 'Success', text);

export const findFailure = (text: string) => findNotification('destructive', 'Error', text);
