import { AccessDeniedError, PreconditionError, UncheckedError } from '@/domain/errors';
import { appCheckHeader } from './app-check';
import { firebaseApp, SETTINGS } from './firebase';

/*
 * Visitor requests for the site check, without the SDK, which would send the administrator's session. They resolve if
 * allowed. They throw AccessDeniedError if refused, PreconditionError if an index is missing, else UncheckedError.
 */

const DOCUMENTS = `projects/${SETTINGS.projectId}/databases/(default)/documents`;
const nameOf = (collection: string, id: string) => `${DOCUMENTS}/${collection}/${id}`;

interface ListOptions {
  where?: readonly [field: string, value: string | boolean];
  isNewestFirst?: boolean;
  /** By default, 1; null for no limit. */
  limit?: number | null;
  offset?: number;
}

export function list(
  collectionId: string,
  { where, isNewestFirst, limit = 1, offset }: ListOptions = {},
): Promise<void> {
  const [fieldPath, value] = where ?? [];
  const type = typeof value === 'boolean' ? 'booleanValue' : 'stringValue';
  const fieldFilter = { field: { fieldPath }, op: 'EQUAL', value: { [type]: value } };
  const structuredQuery = {
    from: [{ collectionId }],
    where: where && { fieldFilter },
    orderBy: isNewestFirst && [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit,
    offset,
  };
  return callFirestore(':runQuery', { structuredQuery });
}

/** Reads a document, which need not exist. */
export function get(collection: string, id: string): Promise<void> {
  return callFirestore(':batchGet', { documents: [nameOf(collection, id)] });
}

/* Rules are evaluated before preconditions, so an impossible precondition tests the rules without a write. */
const IMPOSSIBLE = { updateTime: '2000-01-01T00:00:00Z' };
const ALLOWED = ['FAILED_PRECONDITION', 'NOT_FOUND'];

/** Changes only updatedAt; for a contact, also the message, because visitors may send the same content again. */
export function change(collection: string, id: string): Promise<void> {
  const message = { stringValue: crypto.randomUUID() };
  const fields = collection === 'contacts' ? { message } : {};
  const write = {
    update: { name: nameOf(collection, id), fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: IMPOSSIBLE,
  };
  return callFirestore(':commit', { writes: [write] }, ALLOWED);
}

export function remove(collection: string, id: string): Promise<void> {
  const write = { delete: nameOf(collection, id), currentDocument: IMPOSSIBLE };
  return callFirestore(':commit', { writes: [write] }, ALLOWED);
}

/** Calls the REST API of the database. https://firebase.google.com/docs/firestore/reference/rest */
async function callFirestore(method: string, body: object, allowed: string[] = []): Promise<void> {
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const [response] = [await post(`${host}/v1/${DOCUMENTS}${method}`, body)].flat();
  const status = response?.error && (response.error.status ?? 'UNKNOWN');
  if (!status || allowed.includes(status)) return;
  if (status === 'PERMISSION_DENIED') throw new AccessDeniedError(status);
  if (status === 'FAILED_PRECONDITION') throw new PreconditionError(status);
  throw unclearResponse(status);
}

/** https://cloud.google.com/apis/design/errors */
interface GoogleResponse extends Record<string, unknown> {
  error?: { status?: string; message?: string };
}

export async function post(url: string, body: object): Promise<GoogleResponse> {
  const headers = { 'Content-Type': 'application/json' };
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    // Starts App Check, which may be enforced.
    firebaseApp();
    Object.assign(headers, await appCheckHeader());
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as Promise<GoogleResponse>;
}

/** Error for a response that neither allows nor refuses the request. */
export const unclearResponse = (response = '') =>
  new UncheckedError(`Google’s server responded with “${response}”.`);
