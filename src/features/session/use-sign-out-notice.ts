import { useEffect } from 'react';
import { toast } from '@/components/toast/toast-store';
import { SESSION_EXPIRED } from '@/content/session';
import { hasDrafts } from '@/lib/drafts';
import { useSession } from './session-context';

/** Not after a logout in this tab that leaves no draft. */
export function useSignOutNotice(): void {
  const { state } = useSession();
  const reason = state.status === 'signed-out' ? state.reason : null;

  useEffect(() => {
    if (reason === null) return;
    const isExpected = reason === 'none' || reason === 'logout';
    if (isExpected && !hasDrafts()) return;
    const sentences = [
      ...(reason === 'expired' ? [SESSION_EXPIRED] : []),
      ...(hasDrafts() ? ['What you typed is kept in this tab.'] : []),
      'Log in again to continue.',
    ];
    toast({ title: 'You have been signed out', description: sentences.join(' ') });
  }, [reason]);
}
