import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn';
import { dismissToast, type Toast } from './toast-store';

const DURATION_MS = 5_000; // spec 9
const SWIPE_THRESHOLD_PX = 50; // spec 9
const HOTKEY = ['F8'];

export function ToastViewport(props: { toast: Toast; announcerContainer: HTMLElement }) {
  const { toast, announcerContainer } = props;
  const { label, does, onClick } = toast.action ?? {};
  const doesId = useId();
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={announcerContainer}
    >
      <RadixToast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        type="foreground"
        className={cn(
          'appear flex items-center gap-3 rounded border-l-6 py-1 pr-1 pl-4 shadow-floating data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) forced-colors:border',
          toast.variant === 'destructive'
            ? 'border-danger bg-danger-tint text-danger-deep'
            : 'border-firm bg-paper-raised text-ink',
        )}
      >
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 py-1 wrap-anywhere">
          {/* Spaces, because Radix announces the texts as one string. */}
          <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>{' '}
          {toast.description && (
            <RadixToast.Description className="text-sm">{toast.description}</RadixToast.Description>
          )}{' '}
          {toast.detail && <p className="text-sm">{toast.detail}</p>}{' '}
          {does && (
            <p id={doesId} className="w-full text-sm">
              {label} will {does}.
            </p>
          )}
        </div>
        {label && (
          <RadixToast.Action
            altText={label}
            aria-describedby={does && doesId}
            onClick={onClick}
            className="min-h-9 shrink-0 rounded border border-current px-3 text-sm font-semibold"
          >
            {label}
          </RadixToast.Action>
        )}
        <RadixToast.Close
          aria-label="Dismiss"
          className="grid size-9 shrink-0 place-items-center rounded"
        >
          <X aria-hidden className="size-4" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={HOTKEY}
        // Over the header, so that toasts don't cover dialog buttons or the content that they refer to.
        className="fixed top-0 left-1/2 z-60 w-full max-w-2xl -translate-x-1/2 px-2 py-1"
      />
    </RadixToast.Provider>
  );
}
