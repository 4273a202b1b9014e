import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { toast } from '@/components/toast/toast-store';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { PASSWORD_RESET } from '@/content/password-reset';
import { PrivateHead } from '@/features/seo/head';
import { LoginForm } from '@/features/session/login-form';
import { PasswordResetForm } from '@/features/session/password-reset-form';
import { useSession } from '@/features/session/session-context';
import { useAdminWelcome } from '@/features/session/use-access-watch';
import { useWantedPath } from '@/features/session/use-wanted-path';
import '@/back-office/frame/admin.css';

const RESET = 'reset-password';

export function LoginPage() {
  const { state, start } = useSession();
  const welcome = useAdminWelcome();
  const wanted = useWantedPath();
  const isReset = useSearchParams()[0].has(RESET);
  const [email, setEmail] = useState('');
  const forms = useRef<HTMLDivElement>(null);
  useEffect(start, [start]);
  // Before paint: moving the focus later would redirect typing, even a password, into this field.
  useLayoutEffect(() => forms.current?.querySelector('input')?.focus(), [isReset]);
  if (state.status === 'signed-in')
    return <Navigate to={pathTo('admin/dashboard')} state={wanted} replace />;

  /** Also called when the form is switched, because some password managers fill in fields without any event. */
  function readEmail() {
    const field = forms.current?.querySelector<HTMLInputElement>('[name=email]');
    if (field) setEmail(field.value);
  }

  function handleFailure(error: unknown) {
    const description = (error instanceof Error && error.message) || 'Invalid credentials';
    toast({ variant: 'destructive', title: 'Login Failed', description });
    return description;
  }

  const heading = isReset ? PASSWORD_RESET.heading : 'Admin Login';
  return (
    <>
      <PrivateHead title={heading} />
      <div className="drawing-grid grid min-h-[calc(100dvh-var(--header-height))] content-start justify-items-center px-4 py-16">
        <div className="w-full max-w-md rounded-lg border border-rule bg-paper p-6 shadow-raised sm:p-8">
          <h1 className="text-2xl">{heading}</h1>
          <p className="mt-1 mb-6 text-ink-soft">
            {isReset ? PASSWORD_RESET.text : 'For administrators of this website.'}
          </p>
          <div ref={forms} onChange={readEmail}>
            {isReset ? (
              <PasswordResetForm defaultEmail={email} />
            ) : (
              <LoginForm defaultEmail={email} onSuccess={welcome} onFailure={handleFailure} />
            )}
          </div>
          <p className="mt-6 border-t border-rule pt-4">
            <ButtonLink
              to={pathTo('admin/login') + (isReset ? '' : `?${RESET}`)}
              state={wanted}
              variant="link"
              size="small"
              className="-ml-3"
              onClick={readEmail}
            >
              {isReset ? PASSWORD_RESET.back : PASSWORD_RESET.question}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
