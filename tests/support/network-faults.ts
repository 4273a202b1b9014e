import type { Page, Route } from '@playwright/test';

type Fault = (route: Route) => Promise<void> | void;

const errorResponse = (status: number, name: string): Fault => {
  const error = { code: status, status: name, message: 'A simulated failure' };
  return (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ error }),
    });
};

/** Network faults of any request. */
export const FAULTS = {
  drop: (route) => route.abort('internetdisconnected'),
  reset: (route) => route.abort('connectionreset'),
  /** Neither delivered nor answered. */
  hang: () => undefined,
  'a 503': errorResponse(503, 'UNAVAILABLE'),
  'a 429': errorResponse(429, 'RESOURCE_EXHAUSTED'),
  'a captive portal': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Free Wi-Fi</title><form><input name="room"></form>',
    }),
} satisfies Record<string, Fault>;

/** Network faults of a write: also those where it is made but the browser gets no response. */
export const WRITE_FAULTS = {
  ...FAULTS,
  'a lost response': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'a response that never arrives': async (route) => void (await route.fetch()),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof WRITE_FAULTS;

/** Whether only the site's own timeout ends the request after this fault. */
export const endsByTimeout = (fault: FaultName) =>
  fault === 'hang' || fault === 'a response that never arrives';

/**
 * A network that can fail for requests whose address matches `address` and whose body contains `text`. It
 * works until `failWith` is called.
 */
export async function simulateNetwork(page: Page, address: RegExp, text = '') {
  let fault: Fault | undefined;
  let reportFault: () => void = () => undefined;
  let requests = 0;
  await page.route(address, async (route) => {
    if (!(route.request().postData() ?? '').includes(text)) return route.fallback();
    requests += 1;
    if (!fault) return route.fallback();
    await fault(route);
    reportFault();
  });
  return {
    /** Fails from now on; `applied` is fulfilled when the next request got the fault. */
    failWith: (name: FaultName): { applied: Promise<void> } => {
      fault = WRITE_FAULTS[name];
      return { applied: new Promise<void>((resolve) => (reportFault = resolve)) };
    },
    recover: () => (fault = undefined),
    /** Requests so far, including the failed ones. */
    requests: () => requests,
  };
}
