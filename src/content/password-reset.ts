import { PasswordResetError, type PasswordResetProblem } from '@/domain/errors';

export const PASSWORD_RESET = {
  question: 'Forgot your password?',
  heading: 'Reset Password',
  text: 'Enter the email address you sign in with. You’ll get an email with a link to set a new password.',
  submit: 'Send reset email',
  back: 'Back to login',
} as const;

/** Doesn't reveal whether `email` has an account. */
export const passwordResetSent = (email: string) =>
  `If ${email} has an account, a reset email is on its way. If you don’t see it in a few minutes, check your spam folder or send another one.`;

const NOTES: Record<PasswordResetProblem, string> = {
  'invalid-email': 'This isn’t a valid email address. Correct it, then try again.',
  offline: 'The server couldn’t be reached. Check your connection, then try again.',
  'too-many-requests':
    'Too many reset emails have been requested. Wait a few minutes, then try again.',
};

export function passwordResetFailure(error: unknown): string {
  if (error instanceof PasswordResetError) return NOTES[error.problem];
  return 'We couldn’t confirm that a reset email was sent. Check your connection, then try again.';
}
