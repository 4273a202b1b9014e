import { useId, useRef, useState, type FormEvent } from 'react';
import { FormField } from '@/components/form-field';
import { SubmitButton, useEarlySubmit } from '@/components/submit-button';
import { Input } from '@/components/ui/input';
import { USERNAME } from '@/content/session';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { EmailField } from './email-field';
import { useSession } from './session-context';

interface LoginFormProps {
  /** Renames the email field on a page that has another "Email" field. */
  pageHasEmailField?: boolean;
  defaultEmail?: string;
  onSuccess: (user: User) => void;
  /** Shows the failure (spec 8), and returns its message, which also appears in the form. */
  onFailure: (error: unknown) => string;
}

/** The browser validates the fields (spec 5). */
export function LoginForm({ onSuccess, onFailure, ...props }: LoginFormProps) {
  const { pageHasEmailField = false, defaultEmail } = props;
  const { login } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const id = `login${useId()}`;
  const describedBy = failure ? `${id}-failure` : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      onSuccess(await login(String(fields.get('email')), String(fields.get('password'))));
    } catch (error) {
      setFailure(onFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      onReset={() => setFailure('')}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <EmailField
        id={`${id}-email`}
        label={pageHasEmailField ? USERNAME.label : 'Email'}
        help={pageHasEmailField && USERNAME.help}
        input={{
          'aria-invalid': failure !== '',
          'aria-describedby': cn(pageHasEmailField && `${id}-email-help`, describedBy) || undefined,
          defaultValue: defaultEmail,
        }}
      />
      <FormField id={`${id}-password`} label="Password">
        <Input
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          aria-invalid={failure !== ''}
          aria-describedby={describedBy}
          required
        />
      </FormField>
      {failure && (
        <p id={`${id}-failure`} className="text-sm font-semibold text-danger">
          {failure}
        </p>
      )}
      <SubmitButton label="Login" pendingLabel="Logging in..." isPending={busy} />
    </form>
  );
}
