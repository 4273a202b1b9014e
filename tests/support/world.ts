import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT, DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { clear } from '../../scripts/samples/seed';

/*
 * The world that a screen test starts from: nothing stored, no account. A test puts there what it names.
 * What is put goes past firestore.rules; what the browser does never does.
 */

export type DemoAccount = (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];

function app() {
  return getApps()[0] ?? initializeApp({ projectId: DEMO_PROJECT });
}

/** Empties both emulators. */
export function resetWorld(): Promise<void> {
  return clear(DEMO_PROJECT);
}

/** Writes a document, such as `put('careers/dba', { title: 'DBA' })`. Both dates are now unless given. */
export async function put(path: string, fields: Record<string, unknown>): Promise<void> {
  const now = Timestamp.now();
  await getFirestore(app())
    .doc(path)
    .set({ createdAt: now, updatedAt: now, ...fields });
}

/** Changes fields of a document behind the browser's back. */
export async function change(path: string, fields: Record<string, unknown>): Promise<void> {
  await getFirestore(app()).doc(path).update(fields);
}

/** Deletes a document behind the browser's back. */
export async function remove(path: string): Promise<void> {
  await getFirestore(app()).doc(path).delete();
}

/** Every document of a collection, with its id. */
export async function stored(collection: string): Promise<Record<string, unknown>[]> {
  const { docs } = await getFirestore(app()).collection(collection).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

/** Makes an account that can log in; the demo administrator also gets the right. */
export async function putAccount(account: DemoAccount, changes: { displayName?: string } = {}) {
  const { uid, email, password, displayName } = { ...account, ...changes };
  await getAuth(app()).createUser({ uid, email, password, ...(displayName && { displayName }) });
  if (uid === DEMO_ACCOUNTS.administrator.uid) await put(`admins/${uid}`, { email });
}

/** Makes the account and gives the browser its session, as a login some time ago would have done. */
export async function logIn(page: Page, account: DemoAccount, changes?: { displayName?: string }) {
  await putAccount(account, changes);
  const { email, password } = account;
  const answer = await callAuth('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  await keepSession(page, answer);
}

/** Gives the browser the session of an account that has neither e-mail nor name. */
export async function logInAnonymously(page: Page) {
  await keepSession(page, await callAuth('accounts:signUp', { returnSecureToken: true }));
}

/**
 * Makes an account as anyone can who knows the public web key, and gives the browser its session.
 * @returns the token of the account
 */
export async function signUp(page: Page): Promise<string> {
  const account = { email: 'stranger@example.com', password: 'made-by-myself' };
  const answer = await callAuth('accounts:signUp', { ...account, returnSecureToken: true });
  await keepSession(page, answer);
  return answer['idToken'] ?? '';
}

/** Switches an account off: it can't log in any more, and its session can't be renewed. */
export async function disableAccount({ uid }: DemoAccount): Promise<void> {
  await getAuth(app()).updateUser(uid, { disabled: true });
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

/** Puts a session where the SDK keeps it. */
async function keepSession(page: Page, answer: Record<string, string>) {
  const session = {
    uid: answer['localId'],
    email: answer['email'] || undefined,
    displayName: answer['displayName'] || undefined,
    emailVerified: false,
    isAnonymous: !answer['email'],
    providerData: [],
    stsTokenManager: {
      accessToken: answer['idToken'],
      refreshToken: answer['refreshToken'],
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // Any address of the site will do: storage belongs to the origin.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(session),
  ] as const);
}
