import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { claimDrafts, hasDrafts } from '@/lib/drafts';
import { administratorQuery } from './administrator-query';
import { LogoutButton } from './logout-button';
import { useSession } from './session-context';
import { useAccessWatch } from './use-access-watch';

interface AdminGateProps {
  /** What the page says while nothing is known yet, such as 'Loading dashboard...'. */
  loadingText: string;
  /** A signed-out visitor is sent to /admin/login, or on the careers page sees nothing (spec 6). */
  signedOut?: 'redirect' | 'nothing';
  children: ReactNode;
}

/**
 * Shows its children to administrators only. What really guards the data is firestore.rules; the gate
 * spares everyone else a page of errors, and no admin data is asked for before it opens.
 */
export function AdminGate({ loadingText, signedOut = 'redirect', children }: AdminGateProps) {
  const { state, wake } = useSession();
  useEffect(wake, [wake]);

  const isSignedOut = state.status === 'signed-out';
  const isUnasked = isSignedOut && state.isUnasked;
  useEffect(() => {
    if (!isSignedOut || !(isUnasked || hasDrafts())) return;
    toast({
      title: 'You have been signed out',
      description: hasDrafts()
        ? 'What you typed is kept in this tab: log in again to go on with it.'
        : 'Log in again to go on.',
    });
  }, [isSignedOut, isUnasked]);

  if (state.status === 'loading') return <Loading text={loadingText} />;
  if (state.status === 'signed-out') {
    return signedOut === 'redirect' ? <Navigate to={pathTo('admin/login')} replace /> : null;
  }
  return (
    <AdministratorsOnly key={state.user.uid} uid={state.user.uid} loadingText={loadingText}>
      {children}
    </AdministratorsOnly>
  );
}

function AdministratorsOnly(props: { uid: string; loadingText: string; children: ReactNode }) {
  const { state } = useSession();
  const administrator = useQuery(administratorQuery(props.uid));
  // Before the children look for what they kept; `key` above makes it once for each account.
  useState(() => claimDrafts(props.uid));
  useAccessWatch(props.uid);
  const [wasOpen, setWasOpen] = useState(false);
  if (administrator.data && !wasOpen) setWasOpen(true);

  if (administrator.isPending) return <Loading text={props.loadingText} />;
  if (administrator.data === undefined) {
    return (
      <GateNote
        role="alert"
        title="We couldn’t check your access"
        text="The connection failed. Your account has not been changed."
        action={<Button onClick={() => void administrator.refetch()}>Try again</Button>}
      />
    );
  }
  // Whoever has lost the right keeps sight of what was typed, to copy from; all else is gone from the screen.
  if (!administrator.data && !(wasOpen && hasDrafts())) {
    return (
      <GateNote
        title="This account has no access"
        text={`You are signed in as ${state.user?.email ?? 'a user without an email address'}, but this account is not an administrator’s. Ask an administrator for access, or log out and use another account.`}
        action={<LogoutButton />}
      />
    );
  }
  return props.children;
}

/** A note in place of the whole page. */
function GateNote(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="px-4">
      <EmptyState level={1} {...props} />
    </div>
  );
}
