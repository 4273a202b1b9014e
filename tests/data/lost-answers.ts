import { onTestFinished, vi } from 'vitest';

/** For one test: the server makes the next commit, and its answer is lost. */
export function loseNextCommitAnswer(): void {
  afterNextCommit(() => Promise.reject(new TypeError('The answer is lost')));
}

/** For one test: `act` runs after the server has made the next commit and before its answer arrives. */
export function afterNextCommit(act: () => Promise<unknown>): void {
  const send = globalThis.fetch;
  let isDone = false;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await send(...request);
    if (isDone || !urlOf(request).includes(':commit') || !response.ok) return response;
    isDone = true;
    await act();
    return response;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** For one test: counts the documents in the answers to queries, and the counts asked for. */
export function watchReads(): { documents: number; counts: number } {
  const send = globalThis.fetch;
  const seen = { documents: 0, counts: 0 };
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await send(...request);
    const url = urlOf(request);
    if (url.includes(':runAggregationQuery')) seen.counts += 1;
    if (url.includes(':runQuery')) {
      const text = await response.clone().text();
      seen.documents += [...text.matchAll(/"createTime"/g)].length;
    }
    return response;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return seen;
}

/** Longer ones are timeouts of calls. */
const LONGEST_PAUSE_MS = 7_000;

/**
 * For one test: from the request number `first` (counted from 0) to the database on, `count` requests fail, either
 * before the server gets them or with their answers lost. The SDK's pauses before it repeats them are short.
 * @returns a function that ends the failures
 */
export function failRequests(
  first: number,
  count: number,
  kind: 'not sent' | 'answer lost',
): () => void {
  const send = globalThis.fetch;
  const wait = globalThis.setTimeout;
  let number = -1;
  let isOver = false;
  vi.stubGlobal('setTimeout', (act: () => void, pause = 0, ...values: unknown[]) =>
    wait(act, isOver || pause > LONGEST_PAUSE_MS ? pause : pause / 20, ...values),
  );
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!urlOf(request).includes('/documents:')) return send(...request);
    number += 1;
    const fails = !isOver && number >= first && number < first + count;
    if (!fails || kind === 'answer lost') {
      const response = await send(...request);
      if (!fails) return response;
    }
    throw new TypeError('The network fails');
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => {
    isOver = true;
  };
}

const urlOf = ([input]: Parameters<typeof fetch>) =>
  input instanceof Request ? input.url : String(input);
