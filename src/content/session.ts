export const SESSION_EXPIRED = 'For security, back office sessions end after 12 hours.';

/** Before the fields of the register form, which creates no account (spec 1). */
export const REGISTER_NOTE =
  'Accounts are created by an administrator. Please contact one if you need access.';

/** Of the login, beside a form with an email address of its own. */
export const USERNAME = { label: 'Username', help: 'The email address you sign in with.' } as const;
