import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';

const isOtherPage = (path: string) => path !== window.location.pathname;

interface LeaveGuardProps {
  isActive: boolean;
  /** Whether navigating to `path` needs confirmation; by default, true for any page but the current one. */
  isAway?: (path: string) => boolean;
  /** Also asks before Back and Forward, in browsers where a page can cancel them (Navigation API). */
  asksOnBack?: boolean;
  title?: string;
  text: string;
  confirmLabel?: string;
  onLeave: () => void;
}

/** Asks before a link leaves the page. Intercepts clicks, because BrowserRouter can't block navigation. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { isActive, isAway = isOtherPage, asksOnBack, text, onLeave } = props;
  const { title = 'Leave without saving?', confirmLabel = 'Leave without saving' } = props;
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isActive) return;
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || link.target === '_blank' || link.role === 'button') return;
      if (link.download) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      ask(event, link);
    }
    function handleNavigate(event: NavigateEvent) {
      const isBackOrForward = event.navigationType === 'traverse';
      if (isBackOrForward && event.cancelable) ask(event, new URL(event.destination.url));
    }
    function ask(event: Event, { origin, pathname, search, hash }: URL | HTMLAnchorElement) {
      if (origin !== window.location.origin || !isAway(pathname)) return;
      event.preventDefault();
      // A page may have two guards; only one may open its dialog.
      event.stopImmediatePropagation();
      setTarget(pathname + search + hash);
    }
    document.addEventListener('click', handleClick, { capture: true });
    if (asksOnBack) window.navigation?.addEventListener('navigate', handleNavigate);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.navigation?.removeEventListener('navigate', handleNavigate);
    };
  }, [isActive, isAway, asksOnBack]);

  return (
    <ConfirmDialog
      open={target !== null}
      title={title}
      text={text}
      cancelLabel="Stay on this page"
      confirmLabel={confirmLabel}
      onClose={() => setTarget(null)}
      onConfirm={() => {
        onLeave();
        if (target) void navigate(target);
      }}
    />
  );
}
