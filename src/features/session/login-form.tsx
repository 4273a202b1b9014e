import { useId, useRef, useState, type FormEvent } from 'react';
import { FormField } from '@/components/form-field';
import { SubmitButton, useEarlySubmit } from '@/components/submit-button';
import { Input } from '@/components/ui/input';
import { USERNAME } from '@/content/session';
import type { User } from '@/domain/user';
import { useSession } from './session-context';

interface LoginFormProps {
  /** Renames the email field on a page with another field "Email". */
  isBesideEmail?: boolean;
  onSuccess: (user: User) => void;
  onFailure: (error: unknown) => void;
}

/** Validated by the browser (spec 5); the caller shows the result (spec 8). */
export function LoginForm({ isBesideEmail = false, onSuccess, onFailure }: LoginFormProps) {
  const { login } = useSession();
  const [busy, setBusy] = useState(false);
  // Prefixed, because an id must begin with a letter.
  const id = `login${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    try {
      onSuccess(await login(String(fields.get('email')), String(fields.get('password'))));
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <FormField
        id={`${id}-email`}
        label={isBesideEmail ? USERNAME.label : 'Email'}
        help={isBesideEmail && USERNAME.help}
      >
        <Input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          aria-describedby={`${id}-email-help`}
          required
          dir="auto"
        />
      </FormField>
      <FormField id={`${id}-password`} label="Password">
        <Input
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </FormField>
      <SubmitButton label="Login" pendingLabel="Logging in..." isPending={busy} />
    </form>
  );
}
