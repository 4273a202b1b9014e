import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentToast, loadToastViewport, subscribeToToast } from './toast-store';

// Loaded with the first form or toast: nobody needs it to read a page.
const ToastViewport = lazy(async () => ({ default: (await loadToastViewport()).ToastViewport }));

/** The place of notifications; one of it in the whole application. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!toast) return null;
  // Where even the code of the notification can't be loaded, its words are shown all the same.
  const words = (
    <p role="status" className="fixed right-0 bottom-0 z-60 bg-paper-raised p-4">
      {toast.title} {toast.description}
    </p>
  );
  return (
    <ErrorBoundary fallback={words}>
      <Suspense>
        <ToastViewport toast={toast} />
      </Suspense>
    </ErrorBoundary>
  );
}
