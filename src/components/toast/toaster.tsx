import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent, retryFailedComponents } from '../lazy-component';
import { useOpenDialog } from '../ui/static-dialog';
import { currentToast, subscribeToToast, type Toast } from './toast-store';

/** Forms preload the viewport, so that they can report a failure offline. */
export const ToastViewport = lazyComponent(
  async () => (await import('./toast-viewport')).ToastViewport,
);

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return toast && <CurrentToast toast={toast} />;
}

function CurrentToast({ toast }: { toast: Toast }) {
  const dialog = useOpenDialog();
  const plainToast = (
    <p role="status" className="fixed inset-x-0 top-0 z-60 bg-paper-raised p-4">
      {toast.title} {toast.description} {toast.detail}
    </p>
  );
  const content = (
    <ErrorBoundary fallback={plainToast} resetKeys={[toast]} onReset={retryFailedComponents}>
      <Suspense>
        <ToastViewport toast={toast} announcerContainer={dialog ?? document.body} />
      </Suspense>
    </ErrorBoundary>
  );
  // Render toasts inside an open native dialog, because everything outside the dialog is inert.
  return dialog ? createPortal(content, dialog) : content;
}
