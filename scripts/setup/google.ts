import { setTimeout } from 'node:timers/promises';
import { GoogleAuth, UserRefreshClient } from 'google-auth-library';
import { request } from '../publish/request';

/** The response to a request of Google's APIs was an error. */
export class GoogleError extends Error {
  constructor(
    message: string,
    /** Status of HTTP. */
    readonly status: number,
    /** Such as SERVICE_DISABLED (https://google.aip.dev/193). */
    readonly reason = '',
  ) {
    super(message);
  }
}

/** A long-running operation (https://google.aip.dev/151). */
export interface Operation {
  name: string;
  done?: boolean;
  error?: { message?: string };
}

interface ErrorResponse {
  error?: { message?: string; details?: { reason?: string }[] };
}

/** Google's APIs, for one project. */
export interface Google {
  projectId: string;
  /**
   * Sends a request, and resolves to the JSON of the response. Throws a GoogleError if the status isn't 2xx, and an Error
   * if there is no response, or Google doesn't accept the account.
   * @param url without https://
   */
  call: <Response = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    body?: object,
  ) => Promise<Response>;
  /**
   * Waits until an operation of the API at `url` has ended. Throws a GoogleError if it fails or takes too long.
   */
  finish: (url: string, operation: Operation) => Promise<void>;
}

/** Resolves to null if what was requested doesn't exist (status 404). */
export function ifFound<Response>(response: Promise<Response>): Promise<Response | null> {
  return response.catch((error: unknown) => {
    if (error instanceof GoogleError && error.status === 404) return null;
    throw error;
  });
}

/**
 * Uses the account of useGoogleCredentials or, if GOOGLE_APIS_URL is set, a stand-in of the APIs at that URL, for tests.
 * @param pollMs pause between two looks at an operation, in ms; in total, five minutes
 */
export function googleOf(projectId: string, pollMs = 2_000, maxPolls = 150): Google {
  const auth = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  const standIn = process.env['GOOGLE_APIS_URL'];
  const call: Google['call'] = async (method, url, body) => {
    const headers = standIn ? new Headers() : await headersOf(auth, projectId);
    headers.set('Content-Type', 'application/json');
    const response = await request(`${standIn ?? 'https:/'}/${url}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return json as never;
    const { message, details = [] } = (json as ErrorResponse | null)?.error ?? {};
    throw new GoogleError(
      message?.split('\n')[0] ?? `Status ${response.status} from ${url}`,
      response.status,
      details.find(({ reason }) => reason)?.reason,
    );
  };
  const finish: Google['finish'] = async (url, operation) => {
    let { name, done, error } = operation;
    for (let polls = 0; !done; polls += 1) {
      if (polls === maxPolls)
        throw new GoogleError('Google is still working on it. Run this command again later', 0);
      await setTimeout(pollMs);
      ({ name, done, error } = await call<Operation>('GET', `${url}/${name}`));
    }
    if (error) throw new GoogleError(error.message ?? 'The operation failed', 0);
  };
  return { projectId, call, finish };
}

async function headersOf(auth: GoogleAuth, projectId: string): Promise<Headers> {
  const client = await auth.getClient();
  const headers = await client.getRequestHeaders().catch((error: Error) => {
    throw new Error(
      `Google didn’t accept this account (${error.message}). Check the connection, or run \`npx firebase login --reauth\`.`,
    );
  });
  // With a person's credentials, some APIs require a quota project.
  if (client instanceof UserRefreshClient) headers.set('x-goog-user-project', projectId);
  return headers;
}
