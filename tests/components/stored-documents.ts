import {
  COMMIT_TIME,
  inverse,
  isUnchanged,
  type DocumentChange,
  type Stored,
} from '@/collections/change';
import { loggedFields, type RecordedFields } from '@/collections/recorded-change';
import type * as commitData from '@/data/commit';
import type { Page, PageRange } from '@/data/documents';
import { ConflictError } from '@/domain/errors';

export interface StoredDocument {
  id: string;
  version: string;
  fields: RecordedFields;
}

export type Parse<Item> = (id: string, fields: RecordedFields, version: string) => Item;

/**
 * A date as the store returns it. Like Firestore's, it has nanoseconds, by which src/collections recognizes it. Not a
 * subclass, because a test may replace Date.
 */
const storedDate = (date: Date | number) => Object.assign(new Date(date), { nanoseconds: 0 });

const isDate = (value: unknown): value is Date => value instanceof Object && 'getTime' in value;

type PlannedWrite = DocumentChange & { before: Stored; after: RecordedFields | null | undefined };
type DocumentWrite = PlannedWrite & { after: RecordedFields | null };

/** The documents of one test, by path, and the transaction that writes them. */
export class StoredDocuments {
  readonly #documents = new Map<string, StoredDocument>();
  /** Pages of lists have at most this many documents, even if more are asked for. */
  pageSize = Infinity;
  #versions = 0;
  #lastCommit = 0;

  /** Saves fields, or an item as src/data returns it, with its version. Null deletes the document. */
  put(path: string, item: object | null): void {
    if (!item) {
      this.#documents.delete(path);
      return;
    }
    const isInquiry = /^(contacts|deletedContacts)\//.test(path);
    // Of an item, neither null nor a blank text of an inquiry is saved.
    const isSaved = (name: string, value: unknown) =>
      !['id', 'version'].includes(name) && value !== null && !(isInquiry && value === '');
    const saved = Object.entries(item).filter(([name, value]) => isSaved(name, value));
    this.#documents.set(path, {
      id: path.slice(path.indexOf('/') + 1),
      version: 'version' in item ? String(item.version) : `saved ${++this.#versions}`,
      fields: Object.fromEntries(
        saved.map(([name, value]) => [name, isDate(value) ? storedDate(value) : value]),
      ),
    });
  }

  /** The saved fields. */
  get(path: string): Stored {
    return this.#documents.get(path)?.fields;
  }

  read<Item>(path: string, parse: Parse<Item>): Item | null {
    const found = this.#documents.get(path);
    return found ? parse(found.id, found.fields, found.version) : null;
  }

  /** The documents of a collection, newest first. Those without a date are last, in the order in which they were put. */
  list(collection: string, date = 'createdAt'): StoredDocument[] {
    const found = [...this.#documents].filter(([path]) => path.startsWith(`${collection}/`));
    return sortedBy(
      found.map(([, document]) => document),
      ({ fields }) => -Number(fields[date] ?? 0),
    );
  }

  page<Item>(found: StoredDocument[], { size, start }: PageRange, parse: Parse<Item>): Page<Item> {
    const from = start ? found.findIndex(({ id }) => id === start.after) + 1 : 0;
    const to = from + Math.min(size, this.pageSize);
    const shown = found.slice(from, to);
    return {
      items: shown.map(({ id, fields, version }) => parse(id, fields, version)),
      next: found.length > to ? { after: shown.at(-1)?.id } : null,
    };
  }

  readonly commit: typeof commitData.commit = async (changes, key, signal) => {
    const groups = await Promise.all(
      changes.map(async (change) => {
        const { documents } = change;
        return {
          change,
          documents: typeof documents === 'function' ? await documents() : documents,
        };
      }),
    );
    signal.throwIfAborted();
    const entry = `changes/${key.action}~${key.part}`;
    if (key.written && this.get(`${entry}~0`)) return key.written;
    const needed = groups
      .map(({ change, documents }) => {
        const planned = this.#plan(documents);
        return { change, planned, writes: planned.filter(isWrite) };
      })
      .filter(({ writes }) => writes.length > 0);
    const possible = needed.filter(({ planned }) =>
      planned.every((document) => this.#isExpected(document)),
    );
    const isOnlyChange = changes.length === 1 && key.part === 0;
    if (isOnlyChange && possible.length < needed.length) throw new ConflictError();

    this.#lastCommit = Math.max(Date.now(), this.#lastCommit + 1);
    const at = storedDate(this.#lastCommit);
    const writes = possible.flatMap((group) => group.writes);
    const logged = writes.filter(isLogged);
    for (const { collection, id, after } of writes)
      this.put(`${collection}/${id}`, after && dated(after, at));
    for (const [index, { collection, id, before, after }] of logged.entries())
      this.put(`${entry}~${index}`, {
        ...{ collection, document: id, uid: 'ada', email: 'ada@example.com', at },
        ...this.#log(collection, before, after, at),
        ...{ action: key.action, size: logged.length },
      });
    const undo = possible.map(({ change, writes: own }) => ({
      ...change,
      undoes: own.filter(isLogged).map(({ collection, before, after }) => ({
        collection,
        ...this.#log(collection, before, after, at),
      })),
      documents: own.map(({ before, after, ...one }) =>
        inverse(one, before, after && dated(after, at)),
      ),
    }));
    key.written = { changed: possible.length, left: needed.length - possible.length, undo };
    return key.written;
  };

  #plan(documents: readonly DocumentChange[]): PlannedWrite[] {
    const all = documents.map(({ collection, id }) => this.get(`${collection}/${id}`));
    return documents.map((change, index) => {
      const before = all[index];
      const after = change.next(before, all);
      const isKept = after === undefined || isUnchanged(after, before);
      return { ...change, before, after: isKept ? undefined : after };
    });
  }

  #isExpected({ collection, id, expected, before }: PlannedWrite): boolean {
    if (typeof expected === 'function') return expected(before);
    const { version = '' } = this.#documents.get(`${collection}/${id}`) ?? {};
    return expected === undefined || expected === version;
  }

  #log(
    collection: DocumentChange['collection'],
    before: Stored,
    after: RecordedFields | null,
    at: Date,
  ) {
    return loggedFields(collection, before, after && dated(after, at));
  }
}

const isWrite = (planned: PlannedWrite): planned is DocumentWrite => planned.after !== undefined;

/** An inquiry that is deleted or restored has one entry in the history, not one for each of its two places. */
const isLogged = (write: DocumentWrite, _index: number, writes: DocumentWrite[]) =>
  write.collection !== 'deletedContacts' ||
  !writes.some(({ collection, id }) => collection === 'contacts' && id === write.id);

const dated = (fields: RecordedFields, at: Date): RecordedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === COMMIT_TIME ? at : value]),
  );

/** Keeps the order of those with the same key. */
export const sortedBy = <Item>(items: Item[], key: (item: Item) => number | string): Item[] =>
  items.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  });
