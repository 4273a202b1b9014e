import { useRef } from 'react';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useFocusRepair } from '@/components/use-focus-repair';
import { LoginForm } from '@/features/session/login-form';
import { RegisterForm } from '@/features/session/register-form';

export type AuthModal = 'login' | 'register';

interface AuthModalsProps {
  modal: AuthModal | null;
  onModalChange: (modal: AuthModal | null) => void;
}

/** Login and registration in one dialog (spec 2). */
export function AuthModals({ modal, onModalChange }: AuthModalsProps) {
  const content = useRef<HTMLDivElement>(null);
  // The focused button is removed with its form.
  useFocusRepair(content, modal, (form) => form.querySelector('input')?.focus());

  function handleLoginSuccess() {
    toast({ title: 'Success', description: 'You have been logged in successfully.' });
    onModalChange(null);
  }

  function handleLoginFailure() {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Invalid email or password. Please try again.',
    });
  }

  function handleRegister() {
    toast({
      title: 'Registration',
      description: 'Please contact an administrator to create an account.',
    });
  }

  return (
    <Dialog
      open={modal !== null}
      onOpenChange={(open) => !open && onModalChange(null)}
      title={modal === 'register' ? 'Register' : 'Login'}
    >
      <div key={modal} ref={content}>
        {modal === 'register' ? (
          <>
            <RegisterForm onSubmit={handleRegister} />
            <Switch
              question="Already have an account?"
              label="Login"
              onClick={() => onModalChange('login')}
            />
          </>
        ) : (
          <>
            <LoginForm onSuccess={handleLoginSuccess} onFailure={handleLoginFailure} />
            <Switch
              question="Don’t have an account?"
              label="Register"
              onClick={() => onModalChange('register')}
            />
          </>
        )}
      </div>
    </Dialog>
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
