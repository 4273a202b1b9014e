import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../lazy-component';
import { currentToast, subscribeToToast } from './toast-store';

/** A form preloads it: then a toast can be shown without a network. */
export const ToastViewport = lazyComponent(
  async () => (await import('./toast-viewport')).ToastViewport,
);

/** Shows the current toast; there is one in the application. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!toast) return null;
  // Plain words where the code of the viewport can't be loaded.
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
