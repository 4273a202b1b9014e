import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database';

const COLLECTIONS = [
  'contacts',
  'careers',
  'services',
  'seoSettings',
  'deletedContacts',
  'changes',
];

/** A time as `plain` writes it, to the nanosecond, so that times sort as text. */
const TIME = /@\d+\.\d{9}/g;

/** JSON of each document, by path. */
type Documents = Map<string, string>;

/** What one action wrote, by path; null if it deleted the document. */
export type Written = Record<string, unknown>;

/**
 * Records what each action writes. Times, IDs of commits, and generated IDs differ from run to run, so they are
 * replaced with names made of the number of the action that wrote them first and of their order in time.
 * @param fixedIds IDs of contacts and careers that aren't generated
 */
export async function startRecording(fixedIds: readonly string[]) {
  const names = new Map<string, string>();
  const named = (text: string) =>
    [...names].reduce((result, [value, name]) => result.replaceAll(value, name), text);
  const labelOf = (time: unknown) =>
    names.get(String(time))?.replace('time ', '') ?? 'without time';

  function nameValues(number: string, changed: Documents) {
    const times = [...changed.values()].flatMap((text) => text.match(TIME) ?? []);
    const unnamed = [...new Set(times)].filter((time) => !names.has(time)).sort();
    for (const [index, time] of unnamed.entries()) names.set(time, `time ${number}.${index + 1}`);
    for (const [path, text] of changed) {
      const [collection = '', id = ''] = path.split('/');
      const { at, createdAt } = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
      const commit = collection === 'changes' ? id.split('~').at(-1) : undefined;
      if (commit && at && !names.has(commit)) names.set(commit, `commit ${labelOf(at)}`);
      const isGenerated = ['contacts', 'careers'].includes(collection) && !fixedIds.includes(id);
      if (isGenerated && !names.has(id)) names.set(id, `generated ${labelOf(createdAt)}`);
    }
  }

  let documents = await readDocuments();
  nameValues('00', documents);
  /** Returns what was written since the last call. @param number of the action */
  return async function recordAction(number: string): Promise<Written> {
    const before = documents;
    documents = await readDocuments();
    const paths = [...new Set([...before.keys(), ...documents.keys()])];
    const changed = paths
      .filter((path) => before.get(path) !== documents.get(path))
      .map((path) => [path, documents.get(path) ?? 'null'] as const);
    nameValues(number, new Map(changed));
    const written = changed.map(([path, text]) => [named(path), JSON.parse(named(text))] as const);
    return plain(Object.fromEntries(written)) as Written;
  };
}

async function readDocuments(): Promise<Documents> {
  const snapshots = await Promise.all(COLLECTIONS.map((name) => database().collection(name).get()));
  return new Map(
    snapshots
      .flatMap(({ docs }) => docs)
      .map((snapshot) => [snapshot.ref.path, JSON.stringify(plain(snapshot.data()))]),
  );
}

/** The value as JSON, with sorted keys and times as text. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) {
    return `@${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}`;
  }
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, plain(field)]),
  );
}
