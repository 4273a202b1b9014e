import { logError } from '@/lib/log-error';
import { toast } from './toast/toast-store';

/** Loads the code of a dialog, then calls `show`. A failure is logged and shown; the next call retries. */
export function showWhenLoaded(dialog: { preload: () => Promise<void> }, show: () => void): void {
  dialog.preload().then(show, (error: unknown) => {
    logError('A part of the page could not be loaded', error);
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'This could not be loaded. Please check your connection and try again.',
    });
  });
}
