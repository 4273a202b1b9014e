import { getAuth } from 'firebase-admin/auth';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT, DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { createDemoAccount, type DemoAccount } from '../../scripts/samples/seed';
import { adminApp, put } from './database';

/** Creates an account that can sign in. The demo administrator also gets administrator access. */
export async function putAccount(account: DemoAccount) {
  const { uid, email } = account;
  await Promise.all([
    createDemoAccount(getAuth(adminApp()), account),
    uid === DEMO_ACCOUNTS.administrator.uid && put(`admins/${uid}`, { email }),
  ]);
}

/** Creates the account and stores its session in the browser, as if the user had signed in earlier. */
export async function logIn(page: Page, account: DemoAccount) {
  await storeInBrowser(page, await startSession(account));
}

/** Creates the account and signs in with it. */
export async function startSession(account: DemoAccount): Promise<StoredSession> {
  await putAccount(account);
  const { email, password } = account;
  return sessionOf(
    await callAuth('accounts:signInWithPassword', { email, password, returnSecureToken: true }),
  );
}

/**
 * Creates an account through the public sign-up API and stores its session in the browser.
 * @returns the ID token of the account
 */
export async function signUp(page: Page): Promise<string> {
  const account = { email: 'visitor@example.com', password: 'made-by-myself' };
  const response = await callAuth('accounts:signUp', { ...account, returnSecureToken: true });
  await storeInBrowser(page, sessionOf(response));
  return response['idToken'] ?? '';
}

/** Disables an account so that it can no longer sign in or renew its session. */
export async function disableAccount({ uid }: DemoAccount): Promise<void> {
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
}

/** Password reset links for an email address, oldest first. The emulator lists them instead of sending emails. */
export async function resetLinks(email: string): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(`http://${host}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { requestType: string; email: string; oobLink: string }[];
  };
  return oobCodes
    .filter((code) => code.requestType === 'PASSWORD_RESET' && code.email === email)
    .map(({ oobLink }) => oobLink);
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

/** Key and value of a session in localStorage. */
type StoredSession = readonly [key: string, text: string];

/** Converts a sign-in response to the format in which the Firebase SDK stores sessions. */
function sessionOf(response: Record<string, string>): StoredSession {
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
  return [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(session)];
}

/** Stores a session where the Firebase SDK looks for it. Runs in the page. */
export function storeSession([key, text]: StoredSession) {
  localStorage.setItem(key, text);
}

async function storeInBrowser(page: Page, session: StoredSession) {
  // Storage is per origin, so any file of the site works.
  await page.goto('/favicon.svg');
  await page.evaluate(storeSession, session);
}
