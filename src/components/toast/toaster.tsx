import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../lazy-component';
import { currentToast, subscribeToToast } from './toast-store';

/** Preloaded by forms, so that a failure can be shown offline. */
export const ToastViewport = lazyComponent(
  async () => (await import('./toast-viewport')).ToastViewport,
);

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!toast) return null;
  // Without styles where the code of the viewport can't be loaded.
  const plainToast = (
    <p role="status" className="fixed right-0 bottom-0 z-60 bg-paper-raised p-4">
      {toast.title} {toast.description}
    </p>
  );
  return (
    <ErrorBoundary fallback={plainToast}>
      <Suspense>
        <ToastViewport toast={toast} />
      </Suspense>
    </ErrorBoundary>
  );
}
