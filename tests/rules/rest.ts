import { emulatorAddress, tokenOf, type Fields } from './environment';

/** The answer to a request. `documents`: how many documents it holds. */
export interface RestAnswer {
  status: number;
  text: string;
  documents: number;
}

/** Sends a call of the REST API, such as `call(':runQuery', { structuredQuery })`. */
export interface Rest {
  call: (method: string, body: object) => Promise<RestAnswer>;
  get: (path: string) => Promise<RestAnswer>;
  remove: (path: string) => Promise<RestAnswer>;
  patch: (path: string, fields: Fields) => Promise<RestAnswer>;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as Firebase makes it, without a signature: the emulator checks none. */
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

/** The REST API of a project's database, as a program of an attacker uses it. */
export function restApi(projectId: string, token?: string): Rest {
  const { host, port } = emulatorAddress();
  const base = `http://${host}:${port}/v1/${documentsOf(projectId)}`;
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const send = async (address: string, method: string, body?: object): Promise<RestAnswer> => {
    const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(base + address, options);
    const text = await response.text();
    const documents = [...text.matchAll(/"createTime"/g)].length;
    return { status: response.status, text, documents };
  };
  return {
    call: (method, body) => send(method, 'POST', body),
    get: (path) => send(`/${path}`, 'GET'),
    remove: (path) => send(`/${path}`, 'DELETE'),
    patch: (path, fields) => send(`/${path}`, 'PATCH', { fields: restFields(fields) }),
  };
}

/** Name of the documents of a project, without a slash at the end. */
export function documentsOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Fields in the form of the REST API. */
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
