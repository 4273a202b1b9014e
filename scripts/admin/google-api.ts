import { GoogleAuth, UserRefreshClient } from 'google-auth-library';
import { request } from '../publish/request';

/** GETs JSON from one of Google's APIs. Throws DeniedError if the account lacks permission. */
export type Read = (url: string) => Promise<unknown>;

export class DeniedError extends Error {}

/** Reads with the account's Google credentials or, if GOOGLE_APIS_URL is set, from a stand-in at that URL, for tests. */
export function googleReader(projectId: string): Read {
  const google = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  const standIn = process.env['GOOGLE_APIS_URL'];
  return async (url) => {
    const response = standIn
      ? await request(url.replace('https:/', standIn))
      : await request(url, { headers: await headersOf(google, projectId) });
    const json = (await response.json()) as { error?: { message?: string } } | null;
    if (response.ok) return json;
    const message = json?.error?.message?.split('\n')[0] ?? `status ${response.status}`;
    throw response.status === 403 ? new DeniedError(message) : new Error(message);
  };
}

async function headersOf(google: GoogleAuth, projectId: string): Promise<Headers> {
  const client = await google.getClient();
  const headers = await client.getRequestHeaders();
  // With a person's credentials, some APIs require a quota project.
  if (client instanceof UserRefreshClient) headers.set('x-goog-user-project', projectId);
  return headers;
}
