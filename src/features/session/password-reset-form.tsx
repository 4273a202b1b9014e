import { useId, useState, type FormEvent } from 'react';
import { SubmitButton } from '@/components/submit-button';
import { PASSWORD_RESET, passwordResetFailure, passwordResetSent } from '@/content/password-reset';
import { authData } from '@/data/lazy-data';
import { PasswordResetError } from '@/domain/password-reset-error';
import { logError } from '@/lib/log-error';
import { EmailField } from './email-field';

/** Longer than Google's server takes to send an email, because response time must not reveal accounts. */
const MIN_RESPONSE_MS = 2_000;

export function PasswordResetForm({ defaultEmail }: { defaultEmail: string }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sentTo, setSentTo] = useState('');
  const id = `reset${useId()}`;
  const failure = error === undefined ? '' : passwordResetFailure(error);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get('email'));
    setBusy(true);
    setError(undefined);
    setSentTo('');
    try {
      await Promise.all([
        authData.sendPasswordReset(email),
        new Promise((resolve) => setTimeout(resolve, MIN_RESPONSE_MS)),
      ]);
      setSentTo(email);
    } catch (caught) {
      logError('Failed to send a password reset email', caught);
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-5" method="post" onSubmit={(event) => void handleSubmit(event)}>
      <EmailField
        id={`${id}-email`}
        label="Email"
        error={failure}
        announcesError
        input={{
          'aria-invalid': error instanceof PasswordResetError && error.problem === 'invalid-email',
          'aria-describedby': failure ? `${id}-email-error` : undefined,
          defaultValue: defaultEmail,
        }}
      />
      <div className="grid">
        <SubmitButton label={PASSWORD_RESET.submit} pendingLabel="Sending..." isPending={busy} />
        <div role="status">
          {sentTo && <p className="pt-3 wrap-anywhere">{passwordResetSent(sentTo)}</p>}
        </div>
      </div>
    </form>
  );
}
