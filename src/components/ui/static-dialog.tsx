import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { DialogCloseButton } from './dialog-close-button';
import { DIALOG_PARTS, dialogLook } from './dialog-look';

const staticDialogLook = cva('overscroll-contain backdrop:bg-scrim open:flex open:flex-col', {
  variants: {
    place: {
      center: cn(dialogLook(), 'm-auto'),
      right:
        'mr-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] bg-paper shadow-floating forced-colors:border-l',
    },
  },
  defaultVariants: { place: 'center' },
});

interface StaticDialogProps extends VariantProps<typeof staticDialogLook> {
  id: string;
  title: string;
  description?: string;
  closeLabel?: string;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog in the static page: a `DialogButton` opens it, and Escape, a press outside, or a link in
 * it closes it, all before hydration, too (app/start/dialog-commands.ts).
 */
export function StaticDialog(props: StaticDialogProps) {
  const { id, title, description, closeLabel = 'Close', onClose, place, children } = props;
  return (
    <dialog
      id={id}
      closedby="any"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
      className={staticDialogLook({ place })}
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
