import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton, useEarlySubmit } from '@/components/submit-button';
import { submitFields } from '@/components/submit-fields';
import { TextField } from '@/components/text-field';
import { USERNAME } from '@/content/session';
import type { User } from '@/domain/user';
import { useSession } from './session-context';

interface LoginFormProps {
  /** Renames the email field on a page that has another "Email" field. */
  pageHasEmailField?: boolean;
  defaultEmail?: string;
  onSuccess: (user: User) => Promise<void>;
  /** Shows the failure (spec 8), and returns its message, which also appears in the form. */
  onFailure: (error: unknown) => string;
}

export function LoginForm({ onSuccess, onFailure, ...props }: LoginFormProps) {
  const { pageHasEmailField = false, defaultEmail } = props;
  const { login } = useSession();
  const form = useForm<{ email: string; password: string }>();
  const { errors, isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useEarlySubmit(element);

  const handleSubmit = submitFields(form, async ({ email, password }) => {
    try {
      void onSuccess(await login(email, password));
    } catch (error) {
      form.setError('password', { message: onFailure(error) });
    }
  });

  return (
    <form
      ref={element}
      aria-label="Login"
      className="grid gap-5"
      method="post"
      onSubmit={handleSubmit}
    >
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        label={pageHasEmailField ? USERNAME.label : 'Email'}
        help={pageHasEmailField && USERNAME.help}
        required
        aria-invalid={errors.password !== undefined}
        defaultValue={defaultEmail}
      />
      <TextField
        form={form}
        name="password"
        type="password"
        autoComplete="current-password"
        label="Password"
        required
      />
      <SubmitButton label="Login" pendingLabel="Logging in..." isPending={isSubmitting} />
    </form>
  );
}
