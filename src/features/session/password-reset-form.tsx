import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/submit-button';
import { submitFields } from '@/components/submit-fields';
import { TextField } from '@/components/text-field';
import { PASSWORD_RESET, passwordResetFailure, passwordResetSent } from '@/content/password-reset';
import { authData } from '@/data/lazy-data';
import { PasswordResetError } from '@/domain/errors';
import { logError } from '@/lib/log-error';

/** Longer than Google's server takes to send an email, because response time must not reveal accounts. */
const MIN_RESPONSE_MS = 2_000;

export function PasswordResetForm({ defaultEmail }: { defaultEmail: string }) {
  const form = useForm<{ email: string }>();
  const { errors, isSubmitting } = form.formState;
  const [sentTo, setSentTo] = useState('');

  const handleSubmit = submitFields(form, async ({ email }) => {
    setSentTo('');
    try {
      await Promise.all([
        authData.sendPasswordReset(email),
        new Promise((resolve) => setTimeout(resolve, MIN_RESPONSE_MS)),
      ]);
      setSentTo(email);
    } catch (error) {
      logError('Failed to send a password reset email', error);
      const type = error instanceof PasswordResetError ? error.problem : 'unknown';
      form.setError('email', { type, message: passwordResetFailure(error) });
    }
  });

  return (
    <form aria-label="Reset" className="grid gap-5" method="post" onSubmit={handleSubmit}>
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        label="Email"
        required
        announcesError
        aria-invalid={errors.email?.type === 'invalid-email'}
        defaultValue={defaultEmail}
      />
      <div className="grid">
        <SubmitButton
          label={PASSWORD_RESET.submit}
          pendingLabel="Sending..."
          isPending={isSubmitting}
        />
        <div role="status">
          {sentTo && <p className="pt-3 wrap-anywhere">{passwordResetSent(sentTo)}</p>}
        </div>
      </div>
    </form>
  );
}
