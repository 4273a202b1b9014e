import { newContactId } from '@/domain/contact';
import { UnexpectedAnswerError } from '@/domain/errors';
import { callDatabase, nameOf, OK, type Stranger } from './stranger';

/*
 * Writes that can't be stored, whatever the rules allow, and whose answer still tells what the rules say: Firestore
 * evaluates them first, and then the preconditions of the writes. So PERMISSION_DENIED is the rules' no, and a failed
 * precondition means that they let the write through.
 *
 * An update and a deletion demand a document that was last changed in the year 2000, before there was Firestore. A
 * creation has no precondition that can't hold and yet counts as a creation. It comes in one commit with a second
 * write, which visitors may make and whose precondition can't hold: a commit is stored as a whole or not at all.
 *
 * If a server checked preconditions first, refused writes would count as let through, and the check would fail.
 */

/** A write of the REST API. https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
export interface Write {
  update?: { name: string; fields: Record<string, object> };
  delete?: string;
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
  currentDocument?: { exists: boolean } | { updateTime: string };
}

/** Fields of a probe; NOW is the time of the server. */
export type ProbeFields = Record<string, string | number | boolean | string[] | Date | null>;
export const NOW = '@now';

const IMPOSSIBLE = { updateTime: '2000-01-01T00:00:00Z' };
const LET_THROUGH = [OK, 'FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

/** Whether the rules let the writes of one commit through, which is then refused for another reason. */
async function isLetThrough(stranger: Stranger, writes: Write[]): Promise<boolean> {
  const status = await callDatabase(stranger, ':commit', { writes });
  if (LET_THROUGH.includes(status)) return true;
  if (status === 'PERMISSION_DENIED') return false;
  throw new UnexpectedAnswerError(status);
}

/** Whether a visitor may set these fields of a stored document. */
export function mayUpdate(stranger: Stranger, path: string, fields: ProbeFields): Promise<boolean> {
  const updateMask = {
    fieldPaths: Object.keys(fields).filter((name) => fields[name] !== NOW),
  };
  return isLetThrough(stranger, [
    { ...toWrite(path, fields), updateMask, currentDocument: IMPOSSIBLE },
  ]);
}

/** Whether a visitor may delete a stored document. */
export function mayDelete(stranger: Stranger, path: string): Promise<boolean> {
  return isLetThrough(stranger, [{ delete: nameOf(path), currentDocument: IMPOSSIBLE }]);
}

/** Whether a visitor may create a document, tried with a write of `findBlocker`. */
export function mayCreate(
  stranger: Stranger,
  path: string,
  fields: ProbeFields,
  blocker: Write,
): Promise<boolean> {
  return isLetThrough(stranger, [
    { ...toWrite(path, fields), currentDocument: { exists: false } },
    blocker,
  ]);
}

/** What the contact form sends. */
export const VALID_CONTACT: ProbeFields = {
  firstName: 'Site',
  lastName: 'check',
  email: 'site-check@localhost',
  company: '',
  service: '',
  message: '',
  status: 'new',
  createdAt: NOW,
  updatedAt: NOW,
};

/**
 * The write that keeps a creation from being stored: a valid inquiry, under a new id, last changed in the year 2000, or
 * under the id of a stored contact, on condition that there is none. Which of them is a creation for the rules depends
 * on the server: of the emulator the second one. Null if the rules refuse both.
 * @param contact id of a stored contact
 */
export async function findBlocker(
  stranger: Stranger,
  contact: string | null,
): Promise<Write | null> {
  const candidates = [
    { ...toWrite(`contacts/${newContactId()}`, VALID_CONTACT), currentDocument: IMPOSSIBLE },
    ...(contact === null
      ? []
      : [
          {
            ...toWrite(`contacts/${contact}`, VALID_CONTACT),
            currentDocument: { exists: false },
          },
        ]),
  ];
  for (const candidate of candidates) {
    if (await isLetThrough(stranger, [candidate])) return candidate;
  }
  return null;
}

function toWrite(path: string, fields: ProbeFields): Write {
  const entries = Object.entries(fields);
  return {
    update: {
      name: nameOf(path),
      fields: Object.fromEntries(
        entries
          .filter(([, value]) => value !== NOW)
          .map(([name, value]) => [name, restValue(value)]),
      ),
    },
    updateTransforms: entries
      .filter(([, value]) => value === NOW)
      .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

function restValue(value: ProbeFields[string]): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  return { stringValue: value };
}
