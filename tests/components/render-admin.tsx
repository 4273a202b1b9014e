import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { findNotification } from './find-notification';
import { renderApp } from './render-app';

// Before the tests, whose time it would take.
await ToastViewport.preload();

function OtherPage() {
  return <p>Now at {useLocation().pathname}</p>;
}

/** Renders a page of the back office at its address. A link to another page shows 'Now at' its path only. */
export function renderAdmin(page: ReactElement, address: string) {
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
    { path: address },
  );
  const { user } = view;
  return {
    ...view,
    /** Replaces the text of a field. */
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

/** Waits for the notification of a success. */
export const findSuccess = (text: string) => findNotification('default', 'Success', text);

/** Waits for the notification of a failure. */
export const findFailure = (text: string) => findNotification('destructive', 'Error', text);
