import { emulatorAddress, tokenOf, type Fields } from './environment';

/** A response from the REST API. `documents` is the number of documents that it contains. */
export interface RestResponse {
  status: number;
  text: string;
  documents: number;
}

/** REST API client, for calls such as `call(':runQuery', { structuredQuery })`. */
export interface Rest {
  call: (method: string, body: object) => Promise<RestResponse>;
  get: (path: string) => Promise<RestResponse>;
  patch: (path: string, fields: Fields) => Promise<RestResponse>;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an ID token in Firebase's format, but unsigned: the emulator doesn't check signatures. */
export function idToken(projectId: string, sub: string, claims: Fields = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    ...tokenOf(sub),
    user_id: sub,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}

/** Returns a REST API client for a project's database. Without a token, it sends requests as a visitor. */
export function restApi(projectId: string, token?: string): Rest {
  const { host, port } = emulatorAddress();
  const base = `http://${host}:${port}/v1/${documentsOf(projectId)}`;
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const send = async (endpoint: string, method: string, body?: object): Promise<RestResponse> => {
    const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(base + endpoint, options);
    const text = await response.text();
    const documents = [...text.matchAll(/"createTime"/g)].length;
    return { status: response.status, text, documents };
  };
  return {
    call: (method, body) => send(method, 'POST', body),
    get: (path) => send(`/${path}`, 'GET'),
    patch: (path, fields) => send(`/${path}`, 'PATCH', { fields: restFields(fields) }),
  };
}

/** Returns the resource name of a project's documents, without a trailing slash. */
export function documentsOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Converts fields to the REST API's format. */
export function restFields(fields: Fields): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, restValue(value)]),
  );
}

function restValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: restFields(value as Fields) } };
  return { stringValue: String(value) };
}
