/** The project that the emulators play. Whatever writes sample data asks for the `demo-`. */
export const DEMO_PROJECT = 'demo-consulting-site';

/** Who can sign in to the emulators. The second is signed in and no administrator. */
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

/**
 * The settings of a site that talks to the emulators. Given to Vite in the environment, which wins over
 * every .env file: a developer's settings for a real project never meet sample data.
 */
export const DEMO_SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '',
  VITE_APP_CHECK_SITE_KEY: '',
};

/** What a person needs to know to use a site that was started for them. `address` has no slash at the end. */
export function welcome(address: string): string {
  const { administrator, member } = DEMO_ACCOUNTS;
  return [
    '',
    `  Site           ${address}`,
    `  Back office    ${address}/admin/login`,
    `  Administrator  ${administrator.email} / ${administrator.password}`,
    `  Member         ${member.email} / ${member.password} (signed in, no administrator)`,
    '',
    '  Data lives until you end this with Ctrl-C.',
    '',
  ].join('\n');
}
