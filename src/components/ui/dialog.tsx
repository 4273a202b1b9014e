import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return';

const dialogLook = cva(
  'appear fixed top-1/2 left-1/2 z-50 flex max-h-[80dvh] -translate-1/2 flex-col rounded-lg bg-paper shadow-floating forced-colors:border',
  {
    variants: {
      size: {
        base: 'w-[min(32rem,calc(100vw-2rem))]',
        wide: 'w-[min(46rem,calc(100vw-1.5rem))]',
      },
    },
    defaultVariants: { size: 'base' },
  },
);

interface DialogProps extends VariantProps<typeof dialogLook> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** An `alertdialog` has no close button. */
  role?: 'dialog' | 'alertdialog';
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog, at most 80 % of the window high (spec 2). */
export function Dialog({ title, description, children, ...props }: DialogProps) {
  const focusReturn = useFocusReturn();
  const { size, role = 'dialog', footer, ...root } = props;
  return (
    <RadixDialog.Root {...root}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-ink-deep/60" />
        <RadixDialog.Content
          role={role}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={dialogLook({ size })}
        >
          <div className="grid gap-1 border-b border-rule py-4 pr-16 pl-6">
            <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-sm text-ink-soft">
                {description}
              </RadixDialog.Description>
            )}
          </div>
          {children && (
            <div className="overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          )}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-rule px-6 py-4">
              {footer}
            </div>
          )}
          {/* Last in tab order: on opening, the first field gets the focus. */}
          {role === 'dialog' && (
            <RadixDialog.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-10 place-items-center rounded hover:bg-paper-deep active:bg-paper-deep"
            >
              <X aria-hidden className="size-5" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
