import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { DIALOG_PARTS, DialogCloseButton } from '@/components/ui/dialog-parts';
import { focusDialog } from '@/components/ui/focus-dialog';
import { focusSoon, isFocusDue } from '@/lib/focus-soon';

const WIDTHS = {
  base: DIALOG_PARTS.baseWidth,
  wide: 'w-[min(46rem,calc(100vw-min(1.5rem,6vw)))]',
  full: 'w-[min(76rem,calc(100vw-min(1.5rem,6vw)))]',
};

interface DialogProps {
  size?: keyof typeof WIDTHS;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  children?: ReactNode;
}

/** Modal dialog of the back office. Public pages use `StaticDialog`, which also opens before hydration. */
export function Dialog({ title, description, children, ...props }: DialogProps) {
  const focusReturn = useFocusReturn();
  const overlay = useRef<HTMLDivElement>(null);
  const { size = 'base', role = 'dialog', footer, ...root } = props;
  return (
    <RadixDialog.Root {...root}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay ref={overlay} className="fixed inset-0 z-50 bg-scrim" />
        <RadixDialog.Content
          role={role}
          {...focusReturn}
          onPointerDownOutside={(event) => {
            // Browser extensions place cards over the page, such as a spelling suggestion.
            if (event.target !== overlay.current) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            DIALOG_PARTS.box,
            WIDTHS[size],
            // Below the center, because notifications appear at the top.
            'fixed top-[54%] left-1/2 z-50 flex -translate-1/2 flex-col',
          )}
        >
          <div className={DIALOG_PARTS.head}>
            <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-sm text-ink-soft">
                {description}
              </RadixDialog.Description>
            )}
          </div>
          {/* Chrome scrolls only the line with the caret into view; the padding reveals the lines below it. */}
          {children && <div className={cn(DIALOG_PARTS.body, 'scroll-pb-24')}>{children}</div>}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-rule px-dialog py-4">
              {footer}
            </div>
          )}
          {role === 'dialog' && (
            <RadixDialog.Close asChild>
              <DialogCloseButton />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Handlers for Radix dialog content: Radix returns the focus only to its own trigger, and our dialogs have none. */
function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      // A menu item is removed when the menu closes, so return to the menu button.
      const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      origin.current = opener ? document.getElementById(opener) : active;
      event.preventDefault();
      const dialog = event.currentTarget as HTMLElement;
      // Otherwise, Radix may focus the dialog element, and a screen reader would read its whole text.
      dialog.removeAttribute('tabindex');
      focusDialog(dialog, () => (dialog.tabIndex = -1));
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The focus moves or has moved elsewhere, for example to the heading of a new page.
      if (document.activeElement !== document.body || isFocusDue(document.body)) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) focusSoon(target, () => target.focus());
    },
  };
}
