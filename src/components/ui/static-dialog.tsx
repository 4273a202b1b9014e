import { useSyncExternalStore, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { DIALOG_PARTS, DialogCloseButton } from './dialog-parts';

interface StaticDialogProps {
  id: string;
  title: string;
  description?: string;
  closeLabel?: string;
  onClose?: () => void;
  place?: 'right';
  children: ReactNode;
}

/** Native modal dialog that also works before hydration (app/start/dialog-commands.ts). */
export function StaticDialog(props: StaticDialogProps) {
  const { id, title, description, closeLabel = 'Close', onClose, place, children } = props;
  return (
    <dialog
      id={id}
      closedby="any"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
      className={cn(
        'backdrop:bg-scrim open:flex open:flex-col',
        place === 'right'
          ? 'mr-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] overscroll-contain bg-paper shadow-floating forced-colors:border-l'
          : [DIALOG_PARTS.box, DIALOG_PARTS.baseWidth, 'm-auto'],
      )}
    >
      <div className={DIALOG_PARTS.head}>
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="text-sm text-ink-soft">
            {description}
          </p>
        )}
      </div>
      <div className={cn(DIALOG_PARTS.body, place !== 'right' && 'scroll-pb-48')}>{children}</div>
      <DialogCloseButton aria-label={closeLabel} command="close" commandfor={id} />
    </dialog>
  );
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** Observes `open` attributes, because browsers differ in the events that a dialog fires. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

export function useOpenDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, openDialog, () => null);
}
