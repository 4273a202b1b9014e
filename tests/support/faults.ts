import type { Page, Route } from '@playwright/test';

type Fault = (route: Route) => Promise<void> | void;

const refusal = (status: number, name: string): Fault => {
  const error = { code: status, status: name, message: 'A planned failure' };
  return (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ error }),
    });
};

/** What a network does to any request. */
export const FAULTS = {
  drop: (route) => route.abort('internetdisconnected'),
  reset: (route) => route.abort('connectionreset'),
  /** Never answered. */
  hang: () => undefined,
  'a 503': refusal(503, 'UNAVAILABLE'),
  'a 429': refusal(429, 'RESOURCE_EXHAUSTED'),
  /** Any question is answered with a page to log in to the network. */
  'a captive portal': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Free Wi-Fi</title><form><input name="room"></form>',
    }),
} satisfies Record<string, Fault>;

/** What it does to a write besides: it is made, and the browser never learns of it. */
export const WRITE_FAULTS = {
  ...FAULTS,
  'a lost answer': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'an answer that never comes': async (route) => void (await route.fetch()),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof WRITE_FAULTS;

/** Faults after which the browser waits until a deadline of its own. */
export const isSilent = (fault: FaultName) =>
  fault === 'hang' || fault === 'an answer that never comes';

/**
 * A network that can fail for the requests whose address matches `address` and whose body mentions `about`.
 * It is healthy until told otherwise.
 */
export async function unreliable(page: Page, address: RegExp, about = '') {
  let fault: Fault | undefined;
  let tell: () => void = () => undefined;
  let requests = 0;
  await page.route(address, async (route) => {
    if (!(route.request().postData() ?? '').includes(about)) return route.fallback();
    requests += 1;
    if (!fault) return route.fallback();
    await fault(route);
    tell();
  });
  return {
    /** Fails from now on. The promise is fulfilled when the next request has met the fault. */
    suffers: (name: FaultName): { met: Promise<void> } => {
      fault = WRITE_FAULTS[name];
      return { met: new Promise<void>((resolve) => (tell = resolve)) };
    },
    heals: () => (fault = undefined),
    /** Requests so far, the failed ones too. */
    requests: () => requests,
  };
}
