export const SESSION_EXPIRED = 'For security, back-office sessions end after 12 hours.';

export const REGISTER_NOTE =
  'Accounts are created by an administrator. Please contact one if you need access.';

export const USERNAME = { label: 'Username', help: 'The email address you sign in with.' } as const;
