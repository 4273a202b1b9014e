import { onTestFinished, vi } from 'vitest';

export type Send = () => Promise<Response>;

/** For one test: `answer` decides whether and when a request to the database is sent, and what is its response. */
function intercept(answer: (send: Send, url: string, body: string) => Promise<Response>): void {
  const fetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const send = () => fetch(input, init);
    return input.includes('/documents:') ? answer(send, input, String(init?.body)) : send();
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** For one test: `answer` stands between each commit that writes and the server. `id` is that of its key. */
export function interceptCommits(answer: (send: Send, id: string) => Promise<Response>): void {
  intercept((send, url, body) => {
    const id = url.includes(':commit') && /"id":\{"stringValue":"(\w{20})"/.exec(body)?.[1];
    return id ? answer(send, id) : send();
  });
}

/** For one test: `act` runs before each read of a document. */
export function beforeReads(act: (path: string) => Promise<unknown>): void {
  intercept(async (send, url, body) => {
    const path = url.includes(':batchGet') && /\/documents\/([^"]+)"/.exec(body)?.[1];
    if (path) await act(path);
    return send();
  });
}

/** For one test: `answer` stands between the next commit and the server. What it commits itself is let through. */
function interceptNextCommit(answer: (send: Send) => Promise<Response>): void {
  let isNext = true;
  interceptCommits((send) => {
    const isFirst = isNext;
    isNext = false;
    return isFirst ? answer(send) : send();
  });
}

/** For one test: `act` runs before the server gets the next commit. */
export const beforeNextCommit = (act: () => Promise<unknown>) =>
  interceptNextCommit((send) => act().then(send));

/** For one test: `act` runs after the server has made the next commit and before its answer arrives. */
export const afterNextCommit = (act: () => Promise<unknown>) =>
  interceptNextCommit(async (send) => {
    const response = await send();
    await act();
    return response;
  });

/** For one test: counts the documents in the answers to queries, and the counts asked for. */
export function watchReads(): { documents: number; counts: number } {
  const seen = { documents: 0, counts: 0 };
  intercept(async (send, url) => {
    const response = await send();
    if (url.includes(':runAggregationQuery')) seen.counts += 1;
    if (url.includes(':runQuery')) {
      const text = await response.clone().text();
      seen.documents += [...text.matchAll(/"createTime"/g)].length;
    }
    return response;
  });
  return seen;
}

/** Longer ones are timeouts of calls. */
const LONGEST_PAUSE_MS = 7_000;

/** For one test: the SDK's pauses before it repeats an attempt are short. @returns a function that ends that */
export function shortenPauses(): () => void {
  const wait = globalThis.setTimeout;
  let isOver = false;
  vi.stubGlobal('setTimeout', (act: () => void, pause = 0, ...values: unknown[]) =>
    wait(act, isOver || pause > LONGEST_PAUSE_MS ? pause : pause / 20, ...values),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => {
    isOver = true;
  };
}

/**
 * For one test: from the request number `first` (counted from 0) to the database on, `count` requests fail, either
 * before the server gets them or with their answers lost.
 * @returns a function that ends the failures
 */
export function failRequests(
  first: number,
  count: number,
  kind: 'not sent' | 'answer lost',
): () => void {
  const lengthenPauses = shortenPauses();
  let number = -1;
  let isOver = false;
  intercept(async (send) => {
    number += 1;
    const fails = !isOver && number >= first && number < first + count;
    if (!fails) return send();
    if (kind === 'answer lost') await send();
    throw new TypeError('The network fails');
  });
  return () => {
    isOver = true;
    lengthenPauses();
  };
}
