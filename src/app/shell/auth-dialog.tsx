import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogForm } from '@/components/dialog-form';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { closeDialog, StaticDialog, useOpenDialog } from '@/components/ui/static-dialog';
import { pathTo } from '@/content/pages';
import type { LoginFormProps } from '@/features/session/login-form';
import { useSession } from '@/features/session/session-context';

export const AUTH_DIALOG_ID = 'auth-dialog';

type Shown = 'Login' | 'Register';

const AuthForm = dialogForm<LoginFormProps & { shown: Shown }>(AUTH_DIALOG_ID, async () => {
  const [{ LoginForm }, { RegisterForm }] = await Promise.all([
    import('@/features/session/login-form'),
    import('@/features/session/register-form'),
  ]);
  return ({ shown, ...props }) =>
    shown === 'Register' ? <RegisterForm /> : <LoginForm {...props} />;
});

export function AuthDialog() {
  const location = useLocation();
  const { start } = useSession();
  const isOpen = useOpenDialog()?.id === AUTH_DIALOG_ID;
  const [shown, setShown] = useState<Shown>('Login');
  const [prerenderedAt, setPrerenderedAt] = useState<unknown>(location);
  const isRegister = shown === 'Register';
  useEffect(() => {
    if (isOpen) start();
  }, [isOpen, start]);

  function handleClose() {
    setShown('Login');
    setPrerenderedAt(null);
  }

  return (
    <StaticDialog id={AUTH_DIALOG_ID} title={shown} onClose={handleClose}>
      {/* Until it opens, only the prerendered page needs the form; elsewhere, a navigation would wait for its code. */}
      {(isOpen || location === prerenderedAt) && (
        <>
          <AuthForm
            key={shown}
            shown={shown}
            pageHasEmailField={location.pathname === pathTo('contact')}
            onSuccess={handleLoginSuccess}
            onFailure={handleLoginFailure}
          />
          <p className="mt-6 flex flex-wrap items-center gap-2 border-t border-rule pt-4 text-sm">
            {isRegister ? 'Already have an account?' : 'Don’t have an account?'}
            <Button
              variant="link"
              size="small"
              onClick={() => setShown(isRegister ? 'Login' : 'Register')}
            >
              {isRegister ? 'Login' : 'Register'}
            </Button>
          </p>
        </>
      )}
    </StaticDialog>
  );
}

function handleLoginSuccess() {
  closeDialog(AUTH_DIALOG_ID);
  toast({ title: 'Success', description: 'You have been logged in successfully.' });
}

function handleLoginFailure() {
  const description = 'Invalid email or password. Please try again.';
  toast({ variant: 'destructive', title: 'Error', description });
  return description;
}
