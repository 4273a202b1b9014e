import { useEffect, useState } from 'react';
import { Loading } from '@/components/loading';
import { PageNote } from '@/components/empty-state';
import { SESSION_EXPIRED } from '@/content/session';
import { LogoutButton } from './logout-button';
import { useSession } from './session-context';

export function ExpiredSession({ loadingText }: { loadingText: string }) {
  const { logout } = useSession();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    logout('expired').catch(() => setHasFailed(true));
  }, [logout]);

  if (!hasFailed) return <Loading text={loadingText} />;
  return (
    <PageNote
      role="alert"
      title="Your session has ended"
      text={`${SESSION_EXPIRED} Log out, then log in again.`}
      action={<LogoutButton />}
    />
  );
}
