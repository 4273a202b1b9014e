import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogForm } from '@/components/dialog-form';
import { Button } from '@/components/ui/button';
import { closeDialog, StaticDialog, useOpenDialog } from '@/components/ui/static-dialog';
import { useSession } from '@/features/session/session-context';

export const AUTH_DIALOG_ID = 'auth-dialog';

const handleLogin = () => closeDialog(AUTH_DIALOG_ID);

const AuthForm = dialogForm(AUTH_DIALOG_ID, async () => (await import('./auth-form')).AuthForm);

export function AuthDialog() {
  const location = useLocation();
  const { start } = useSession();
  const isOpen = useOpenDialog()?.id === AUTH_DIALOG_ID;
  const [shown, setShown] = useState<'Login' | 'Register'>('Login');
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
          <AuthForm key={shown} shown={shown} onLogin={handleLogin} />
          <p className="mt-10 flex flex-wrap items-center gap-2 border-t border-rule pt-4 text-sm">
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
