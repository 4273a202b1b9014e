/** Sites under test share a Firestore emulator, but each has its own project. */
export const DEMO_PROJECT = process.env['DEMO_PROJECT'] || 'demo-consulting-site';

/** Accounts in the emulators. The member can sign in but is not an administrator. */
export const DEMO_ACCOUNTS = {
  administrator: {
    uid: 'demo-administrator',
    email: 'admin@example.com',
    password: 'admin-demo-password',
    displayName: 'Ada Administrator',
  },
  member: {
    uid: 'demo-member',
    email: 'member@example.com',
    password: 'member-demo-password',
    displayName: 'Miro Member',
  },
} as const;

/** Build settings for the emulators. Passed in the environment, which overrides every .env file. */
export const DEMO_SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '',
  VITE_APP_CHECK_SITE_KEY: '',
};

/** The text that `npm run dev` and `npm run preview` print. @param url without a trailing slash */
export function welcomeText(url: string): string {
  const { administrator, member } = DEMO_ACCOUNTS;
  return `
  Site           ${url}
  Back office    ${url}/admin/login
  Administrator  ${administrator.email} / ${administrator.password}
  Member         ${member.email} / ${member.password} (signed in, not an administrator)

  Press Ctrl-C to stop everything and delete the data.
`;
}
