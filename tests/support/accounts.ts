import { getAuth } from 'firebase-admin/auth';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { createDemoAccount, type DemoAccount } from '../../scripts/samples/demo-account';
import { adminApp, put } from './database';

/** Creates an account that can log in; the demo administrator also gets administrator access. */
export async function putAccount(account: DemoAccount) {
  await createDemoAccount(getAuth(adminApp()), account);
  const { uid, email } = account;
  if (uid === DEMO_ACCOUNTS.administrator.uid) await put(`admins/${uid}`, { email });
}

/** Creates the account and stores its session in the browser, as after an earlier login. */
export async function logIn(page: Page, account: DemoAccount) {
  await putAccount(account);
  const { email, password } = account;
  const response = await callAuth('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  await storeSession(page, response);
}

/**
 * Creates an account through the public sign-up API, as a stranger would, and stores its session in the browser.
 * @returns the ID token of the account
 */
export async function signUp(page: Page): Promise<string> {
  const account = { email: 'stranger@example.com', password: 'made-by-myself' };
  const response = await callAuth('accounts:signUp', { ...account, returnSecureToken: true });
  await storeSession(page, response);
  return response['idToken'] ?? '';
}

/** Disables an account: it can't log in any more, and its session can't be renewed. */
export async function disableAccount({ uid }: DemoAccount): Promise<void> {
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
}

const { VITE_FIREBASE_API_KEY: apiKey } = DEMO_SETTINGS;

async function callAuth(method: string, body: object): Promise<Record<string, string>> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return (await response.json()) as Record<string, string>;
}

/** Stores a session where the Firebase SDK looks for it. */
async function storeSession(page: Page, response: Record<string, string>) {
  const session = {
    uid: response['localId'],
    email: response['email'] || undefined,
    displayName: response['displayName'] || undefined,
    emailVerified: false,
    isAnonymous: !response['email'],
    providerData: [],
    stsTokenManager: {
      accessToken: response['idToken'],
      refreshToken: response['refreshToken'],
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // Storage belongs to the origin, so any file of the site will do.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(session),
  ] as const);
}
