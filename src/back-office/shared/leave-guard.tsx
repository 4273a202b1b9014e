import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ui/confirm-dialog';

const isOtherPage = (path: string) => path !== window.location.pathname;

interface LeaveGuardProps {
  isActive: boolean;
  /** Whether leaving for this path loses anything; by default for every other page. */
  isAway?: (path: string) => boolean;
  /** Also before Back and Forward, in browsers that let a page cancel them. */
  asksOnBack?: boolean;
  title?: string;
  text: string;
  confirmLabel?: string;
  onLeave: () => void;
}

/** Confirms before a link leaves the page. Intercepts clicks, because BrowserRouter can't block a navigation. */
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
      if (link.origin !== window.location.origin || !isAway(link.pathname)) return;
      event.preventDefault();
      // A page may have two guards: only one asks.
      event.stopImmediatePropagation();
      setTarget(link.pathname + link.search + link.hash);
    }
    function handleNavigate(event: NavigateEvent) {
      const { origin, pathname, search, hash } = new URL(event.destination.url);
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (origin !== window.location.origin || !isAway(pathname)) return;
      event.preventDefault();
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
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        onLeave();
        if (target) void navigate(target);
      }}
    />
  );
}
