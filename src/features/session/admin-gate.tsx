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
  loadingText: string;
  /** For signed-out visitors (spec 6). */
  signedOut?: 'redirect' | 'nothing';
  children: ReactNode;
}

/** For administrators only. Access control is in firestore.rules; this avoids a page of errors. */
export function AdminGate({ loadingText, signedOut = 'redirect', children }: AdminGateProps) {
  const { state, start } = useSession();
  useEffect(start, [start]);

  const isSignedOut = state.status === 'signed-out';
  const isInvoluntary = isSignedOut && state.isInvoluntary;
  useEffect(() => {
    if (!isSignedOut || !(isInvoluntary || hasDrafts())) return;
    toast({
      title: 'You have been signed out',
      description: hasDrafts()
        ? 'What you typed is kept in this tab. Log in again to continue.'
        : 'Log in again to continue.',
    });
  }, [isSignedOut, isInvoluntary]);

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
  // In the first render, before children read their drafts; once per account because of `key` above.
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
  // After a loss of access unsaved input stays visible, for copying.
  if (!administrator.data && !(wasOpen && hasDrafts())) {
    return (
      <GateNote
        title="This account has no access"
        text={`You’re signed in as ${state.user?.email ?? 'a user without an email address'}, but this account doesn’t have administrator access. Ask an administrator for access, or log out and use another account.`}
        action={<LogoutButton />}
      />
    );
  }
  return props.children;
}

function GateNote(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="px-4">
      <EmptyState level={1} {...props} />
    </div>
  );
}
