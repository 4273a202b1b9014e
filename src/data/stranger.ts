import { deleteApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { appCheckHeader } from './app-check';
import { createApp, SETTINGS } from './firebase';
import { connect } from './firestore';

/** A visitor for the site check: a second Firebase app without Auth, so that no request carries the session. */
export interface Stranger {
  readonly database: Firestore;
  /** Headers of calls that the SDK has no function for. Without App Check, an enforced one would refuse them all. */
  readonly headers: () => Promise<Record<string, string>>;
  readonly leave: () => Promise<void>;
}

export function openStranger(): Stranger {
  // Two runs may overlap for a moment, and names are unique.
  const { app, appCheck } = createApp(`stranger-${crypto.randomUUID()}`);
  return {
    database: connect(app),
    headers: async () => ({
      'Content-Type': 'application/json',
      ...(import.meta.env.VITE_APP_CHECK_SITE_KEY ? await appCheckHeader(appCheck) : {}),
    }),
    leave: () => deleteApp(app),
  };
}

const DOCUMENTS = `projects/${SETTINGS.projectId}/databases/(default)/documents`;

/** Resource name of a document. */
export const nameOf = (path: string) => `${DOCUMENTS}/${path}`;

/** Status of a successful call; others are those of https://cloud.google.com/apis/design/errors. */
export const OK = 'OK';

/** Calls a method of the database's REST API. Returns OK, or the status of the error that it answers. */
export async function callDatabase(
  stranger: Stranger,
  method: ':commit' | ':runQuery',
  body: object,
): Promise<string> {
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const json = await post(stranger, `${host}/v1/${DOCUMENTS}${method}`, body);
  // A query answers with a list.
  const [answer] = [json].flat() as { error?: { status?: string } }[];
  return answer?.error ? (answer.error.status ?? 'UNKNOWN') : OK;
}

/** Sends a call to the identity provider, such as `signUp`. Returns what it answers, or its error's message. */
export async function callAccounts(
  stranger: Stranger,
  method: 'signUp' | 'createAuthUri',
  body: object,
): Promise<{ error: string } | { answer: Record<string, unknown> }> {
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST;
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const url = `${host}/v1/accounts:${method}?key=${SETTINGS.apiKey}`;
  const json = (await post(stranger, url, body)) as { error?: { message?: string } };
  return json.error ? { error: json.error.message ?? '' } : { answer: { ...json } };
}

async function post(stranger: Stranger, url: string, body: object): Promise<unknown> {
  const headers = await stranger.headers();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}
