import type { Action } from '@/back-office/run/action';
import type { DocumentChange } from '@/collections/change';
import { inverseOf } from '@/data/changes';
import { commit } from '@/data/commit';
import { writeAll, type Control, type Result } from '@/data/write';
import type { SavedVersion } from '@/collections/recorded-change';
import { randomId } from '@/domain/random-id';
import { openDocument } from './subjects';

/** The signal of work that is never canceled and has no deadline. */
export const NEVER = new AbortController().signal;

/** The first document as read after the commit. */
interface Written extends SavedVersion {
  /** ID of the first record; null if nothing had to be written. */
  record: string | null;
}

/** Makes a commit with a new key. Throws its error. */
export async function commitNew(...documents: DocumentChange[]): Promise<Written> {
  const [record = null] = await commit(documents, randomId(), NEVER);
  const [{ collection, id }] = documents as [DocumentChange];
  return { ...(await openDocument(collection, id)), record };
}

/** Undoes a recorded change. @param version the version to replace, by default the one that the change saved */
export const undo = async (record: string, version?: string) =>
  commitNew(...(await inverseOf(record, version)));

const UNCANCELED: Control = { signal: NEVER, onProgress: () => undefined };

/** Makes the changes of an action. @param earlier results of an earlier attempt at the same changes */
export const run = (changes: Action['changes'], earlier?: readonly Result[]) =>
  writeAll(typeof changes === 'function' ? changes() : changes, UNCANCELED, earlier);
