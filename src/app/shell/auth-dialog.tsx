import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { closeDialog, StaticDialog, useOpenDialog } from '@/components/ui/static-dialog';
import { useFocusRepair } from '@/components/use-focus-repair';
import { isInBackOffice, pathTo } from '@/content/pages';
import { LoginForm } from '@/features/session/login-form';
import { useSession } from '@/features/session/session-context';
import { keepTrying } from '@/lib/keep-trying';

export const AUTH_DIALOG_ID = 'auth-dialog';

const RegisterForm = lazyComponent(() =>
  keepTrying(async () => (await import('@/features/session/register-form')).RegisterForm),
);

export function AuthDialog() {
  const { pathname } = useLocation();
  const { start } = useSession();
  const isOpen = useOpenDialog()?.id === AUTH_DIALOG_ID;
  const [form, setForm] = useState<'login' | 'register'>('login');
  const content = useRef<HTMLDivElement>(null);

  const focusFirstField = (element: HTMLElement) => element.querySelector('input')?.focus();
  // Switching forms removes the focused button, so focus the first field.
  useFocusRepair(content, form, focusFirstField);
  useEffect(() => {
    if (!isOpen) return;
    start();
    void RegisterForm.preload();
    const element = content.current;
    if (element && !element.contains(document.activeElement)) focusFirstField(element);
  }, [isOpen, start]);

  function handleClose() {
    setForm('login');
    content.current?.querySelector('form')?.reset();
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

  return (
    <StaticDialog
      id={AUTH_DIALOG_ID}
      title={form === 'register' ? 'Register' : 'Login'}
      onClose={handleClose}
    >
      {/* Only prerendered pages need the form before the dialog opens. */}
      {(isOpen || !isInBackOffice(pathname)) && (
        <div key={form} ref={content}>
          {form === 'register' ? (
            <Suspense fallback={<Loading text="Loading form" />}>
              <RegisterForm />
              <Switch
                question="Already have an account?"
                label="Login"
                onClick={() => setForm('login')}
              />
            </Suspense>
          ) : (
            <>
              <LoginForm
                pageHasEmailField={pathname === pathTo('contact')}
                onSuccess={handleLoginSuccess}
                onFailure={handleLoginFailure}
              />
              <Switch
                question="Don’t have an account?"
                label="Register"
                onClick={() => setForm('register')}
              />
            </>
          )}
        </div>
      )}
    </StaticDialog>
  );
}

function Switch(props: { question: string; label: string; onClick: () => void }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-2 border-t border-rule pt-4 text-sm">
      {props.question}
      <Button variant="link" size="small" onClick={props.onClick}>
        {props.label}
      </Button>
    </p>
  );
}
