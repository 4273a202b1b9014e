import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNote } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { SESSION_EXPIRED } from '@/content/session';
import { switchAccount } from '@/lib/account-store';
import { hasDrafts, useDrafts } from '@/lib/drafts';
import { administratorQuery } from './administrator-query';
import { LogoutButton } from './logout-button';
import { useSession } from './session-context';
import { useAccessWatch, useSignOutNotice } from './use-access-watch';

/** Time between a page's access checks. Each reads a document and, in the session's last hour, renews the token. */
const CHECK_INTERVAL_MS = 600_000;

interface AdminGateProps {
  loadingText: string;
  /** For signed-out visitors (spec 6). An expired session always redirects. */
  signedOut?: 'redirect' | 'nothing';
  children: ReactNode;
}

/** Hides what only administrators can use. The access control itself is in firestore.rules. */
export function AdminGate({ loadingText, signedOut = 'redirect', children }: AdminGateProps) {
  const { state, start } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(start, [start]);
  useSignOutNotice();

  if (state.status === 'loading') return <Loading text={loadingText} />;
  if (state.status === 'signed-out') {
    const isRedirected = signedOut === 'redirect' || state.reason === 'expired';
    if (!isRedirected) return null;
    // After a logout, the next person to sign in may be someone else.
    const wanted = state.reason === 'logout' ? undefined : pathname + search + hash;
    return <Navigate to={pathTo('admin/login')} state={wanted} replace />;
  }
  return (
    <AdministratorsOnly key={state.user.uid} uid={state.user.uid} loadingText={loadingText}>
      {children}
    </AdministratorsOnly>
  );
}

function AdministratorsOnly(props: { uid: string; loadingText: string; children: ReactNode }) {
  const { state } = useSession();
  const access = useQuery({
    ...administratorQuery(props.uid),
    refetchInterval: CHECK_INTERVAL_MS,
  });
  // Runs before the children read their drafts, and once per account, because `key` above remounts this component.
  useState(() => switchAccount(props.uid));
  useAccessWatch(props.uid);
  const [wasOpen, setWasOpen] = useState(false);
  if (access.data === 'granted' && !wasOpen) setWasOpen(true);

  if (access.isPending) return <Loading text={props.loadingText} />;
  if (access.data === undefined) {
    return (
      <PageNote
        role="alert"
        title="We couldn’t check your access"
        text="Check your connection, then try again."
        action={<Button onClick={() => void access.refetch()}>Try again</Button>}
      />
    );
  }
  if (access.data === 'expired') return <ExpiredSession loadingText={props.loadingText} />;
  const isDenied = access.data === 'denied';
  return (
    <>
      {isDenied && <UnsavedTexts />}
      {/* Keeps an open form, but hides forms whose data can no longer be read. */}
      {isDenied && !(wasOpen && hasDrafts()) ? (
        <PageNote
          title="This account has no access"
          text={`You’re signed in as ${state.user?.email ?? 'a user without an email address'}, but this account doesn’t have administrator access. Ask an administrator for access, or sign out and use another account.`}
          action={<LogoutButton />}
        />
      ) : (
        props.children
      )}
    </>
  );
}

function ExpiredSession({ loadingText }: { loadingText: string }) {
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
      text={`${SESSION_EXPIRED} Sign out, then sign in again.`}
      action={<LogoutButton />}
    />
  );
}

/** Shows unsaved text after access is lost, because the forms need data that can no longer be read. */
function UnsavedTexts() {
  const texts = [...useDrafts().values()].map((draft) => draft.texts());
  if (texts.length === 0) return null;
  return (
    <section
      aria-label="Unsaved text"
      className="mx-auto my-4 grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-3 px-4 sm:px-6"
    >
      <p
        role="alert"
        className="border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
      >
        <strong>You no longer have administrator access, so the text below isn’t saved.</strong>{' '}
        Copy what you need before you close this tab or another account signs in.
      </p>
      {texts.map((fields, index) => (
        <dl key={index} className="grid gap-2 border border-rule bg-paper-raised px-4 py-3">
          {Object.entries(fields).map(([label, text]) => (
            <div key={label}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd>
                <LongText text={text} name={`your ${label}`} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
