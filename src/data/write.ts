import type { Change, DocumentChange } from '@/collections/change';
import { AccessDeniedError, ConflictError, RefusedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { write } from './call-with-deadline';

/** `same`: nothing had to be written. `conflict`, `failed`: not written. `unclear`: may have been written. */
type ResultState = 'done' | 'same' | 'conflict' | 'failed' | 'unclear';

export interface Result {
  change: Change;
  state: ResultState;
  records: string[];
  error?: unknown;
}

export interface Control {
  /** Aborted on Cancel and when another account signs in. */
  signal: AbortSignal;
  onProgress: (done: number, total?: number) => void;
}

/** The idempotency key and the documents that all attempts at a change share. */
const attempts = new WeakMap<Change, { key: string; documents?: readonly DocumentChange[] }>();

/** Writes changes one by one: commits contend for one document (decision 5). `earlier`: results of a prior run. */
export async function writeAll(
  changes: Iterable<Change> | AsyncIterable<Change>,
  { signal, onProgress }: Control,
  earlier: readonly Result[] = [],
): Promise<Result[]> {
  const results = earlier.filter(({ error }) => error === undefined);
  const written = new Set(results.map(({ change }) => change));
  for await (const change of changes) {
    if (signal.aborted) break;
    if (written.has(change)) continue;
    const result = await writeOne(change);
    results.push(result);
    onProgress(results.length);
    if (result.state === 'unclear' || result.error instanceof AccessDeniedError) break;
  }
  return results;
}

async function writeOne(change: Change): Promise<Result> {
  const attempt = attempts.get(change) ?? { key: randomId() };
  attempts.set(change, attempt);
  try {
    const records = await write(
      () => import('./commit'),
      async ({ commit }, signal) => {
        const { documents } = change;
        attempt.documents ??= typeof documents === 'function' ? await documents() : documents;
        return commit(attempt.documents, attempt.key, signal);
      },
    );
    return { change, state: records.length > 0 ? 'done' : 'same', records };
  } catch (error) {
    const isRefused = error instanceof RefusedError;
    const failed = error instanceof ConflictError ? 'conflict' : isRefused ? 'failed' : 'unclear';
    return { change, state: failed, records: [], error };
  }
}
