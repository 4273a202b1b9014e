import { onTestFinished, vi } from 'vitest';

export type Send = () => Promise<Response>;

/** Replaces the server for one commit. */
export type Respond = (send: Send) => Promise<Response>;

/** For one test, `respond` replaces the server for every database request. */
function intercept(respond: (send: Send, url: string, body: string) => Promise<Response>): void {
  const fetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const send = () => fetch(input, init);
    return input.includes('/documents:') ? respond(send, input, String(init?.body)) : send();
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** For one test, `respond` replaces the server for every commit that writes. */
export function interceptCommits(respond: Respond): void {
  intercept((send, url, body) => {
    const isWrite = url.includes(':commit') && body.includes('"action":{"stringValue"');
    return isWrite ? respond(send) : send();
  });
}

/** For one test, the next `count` commits don't reach the server: something in between answers them. */
export function answerCommits(count: number, answer: () => Response): void {
  let answered = 0;
  intercept((send, url) => {
    if (!url.includes(':commit') || answered === count) return send();
    answered += 1;
    return Promise.resolve(answer());
  });
}

/** For one test, runs `act` before each read of a document. */
export function beforeReads(act: (path: string) => Promise<unknown>): void {
  intercept(async (send, url, body) => {
    const path = url.includes(':batchGet') && /\/documents\/([^"]+)"/.exec(body)?.[1];
    if (path) await act(path);
    return send();
  });
}

/** For one test, replaces the server for the next commits. @returns a list to which more responses can be added */
export function respondNext(...responses: Respond[]): Respond[] {
  interceptCommits((send) => (responses.shift() ?? ((next) => next()))(send));
  return responses;
}

/** For one test, runs `act` before the next commit is sent to the server. */
export const beforeNextCommit = (act: () => Promise<unknown>) =>
  respondNext((send) => act().then(send));

/** The answer of the rules to a commit that they refuse. */
export const refuse = () =>
  Promise.resolve(Response.json([{ error: { status: 'PERMISSION_DENIED' } }], { status: 403 }));

/** For one test, counts the documents in query responses, those that were looked up, and the aggregation queries. */
export function watchReads() {
  const seen = { documents: 0, lookups: 0, counts: 0 };
  intercept(async (send, url, body) => {
    const response = await send();
    if (url.includes(':runAggregationQuery')) seen.counts += 1;
    if (url.includes(':batchGet')) seen.lookups += [...body.matchAll(/\/documents\/\w+\//g)].length;
    if (url.includes(':runQuery')) {
      const text = await response.clone().text();
      seen.documents += [...text.matchAll(/"createTime"/g)].length;
    }
    return response;
  });
  return seen;
}

/** Timers longer than this are request timeouts, not the SDK's retry delays. */
const LONGEST_PAUSE_MS = 7_000;

/** The time limit of a write. */
const WRITE_TIMEOUT_MS = 15_000;

/** For one test, the returned function ends the time of the write that began last. */
export function controlTimeout(): () => void {
  const setRealTimeout = globalThis.setTimeout;
  let expire: () => void = () => undefined;
  vi.stubGlobal('setTimeout', (act: () => void, pause = 0, ...values: unknown[]) => {
    if (pause === WRITE_TIMEOUT_MS) expire = act;
    return setRealTimeout(act, pause, ...values);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => expire();
}

/** For one test, shortens the SDK's retry delays. @returns a function that restores them */
export function shortenPauses(): () => void {
  const setRealTimeout = globalThis.setTimeout;
  let isOver = false;
  vi.stubGlobal('setTimeout', (act: () => void, pause = 0, ...values: unknown[]) =>
    setRealTimeout(act, isOver || pause > LONGEST_PAUSE_MS ? pause : pause / 20, ...values),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => {
    isOver = true;
  };
}

/**
 * For one test, makes `count` database requests fail, starting with request `first` (counted from 0): either the
 * requests aren't sent, or their responses are lost.
 * @returns a function that ends the failures
 */
export function failRequests(
  first: number,
  count: number,
  kind: 'not sent' | 'response lost',
): () => void {
  const lengthenPauses = shortenPauses();
  let number = -1;
  let isOver = false;
  intercept(async (send) => {
    number += 1;
    const fails = !isOver && number >= first && number < first + count;
    if (!fails) return send();
    if (kind === 'response lost') await send();
    throw new TypeError('The network fails');
  });
  return () => {
    isOver = true;
    lengthenPauses();
  };
}
