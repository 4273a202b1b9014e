import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ui/confirm-dialog';

interface LeaveGuardProps {
  isActive: boolean;
  text: string;
  onLeave: () => void;
}

/** Confirms before a link leaves the page. Intercepts clicks, because BrowserRouter can't block a navigation. */
export function LeaveGuard({ isActive, text, onLeave }: LeaveGuardProps) {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isActive) return;
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || link.target === '_blank' || link.role === 'button') return;
      // With a modifier key the link opens elsewhere.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { origin, pathname } = window.location;
      if (link.origin !== origin || link.pathname === pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isActive]);

  return (
    <ConfirmDialog
      open={target !== null}
      title="Leave without saving?"
      text={text}
      cancelLabel="Stay on this page"
      confirmLabel="Leave without saving"
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        onLeave();
        if (target) void navigate(target);
      }}
    />
  );
}
