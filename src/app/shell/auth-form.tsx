import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast-store';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { isInBackOffice, pathTo } from '@/content/pages';
import { PASSWORD_RESET } from '@/content/password-reset';
import type { User } from '@/domain/user';
import { administratorQuery } from '@/features/session/administrator-query';
import { LoginForm } from '@/features/session/login-form';
import { RegisterForm } from '@/features/session/register-form';

/** If the access check takes longer, the notification appears without a link. */
const MAX_CHECK_MS = 2_000;

export function AuthForm(props: { shown: 'Login' | 'Register'; onLogin: () => void }) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  if (props.shown === 'Register') return <RegisterForm />;

  async function handleSuccess({ uid }: User) {
    props.onLogin();
    const access = await Promise.race([
      // A page in the back office opens, or leads on, by itself.
      !isInBackOffice(pathname) &&
        queryClient.fetchQuery(administratorQuery(uid)).catch(() => 'unknown'),
      new Promise((resolve) => setTimeout(resolve, MAX_CHECK_MS)),
    ]);
    const onClick = () => void navigate(pathTo('admin/dashboard'));
    toast({
      title: 'Success',
      description: 'You have been logged in successfully.',
      ...(access === 'granted' && { action: { label: 'Continue to Admin Dashboard', onClick } }),
    });
  }

  return (
    <>
      <LoginForm
        pageHasEmailField={pathname === pathTo('contact')}
        onSuccess={handleSuccess}
        onFailure={handleFailure}
      />
      {/* Not prerendered, to limit the size of pages. Takes up no space, so nothing moves when it appears. */}
      {isHydrated && (
        <p className="relative">
          <Link
            to={`${pathTo('admin/login')}?reset-password`}
            state={state as unknown}
            className="absolute py-2 text-sm font-semibold underline"
          >
            {PASSWORD_RESET.question}
          </Link>
        </p>
      )}
    </>
  );
}

function handleFailure() {
  const description = 'Invalid email or password. Please try again.';
  toast({ variant: 'destructive', title: 'Error', description });
  return description;
}
