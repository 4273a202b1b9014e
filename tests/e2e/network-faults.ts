import type { Page, Route } from '@playwright/test';

type Fault = (route: Route) => Promise<void> | void;

const headers = { 'access-control-allow-origin': '*' };

const errorResponse =
  (status: number, name: string): Fault =>
  (route) => {
    const json = { error: { code: status, status: name, message: 'A simulated failure' } };
    return route.fulfill({ status, headers, json });
  };

const FAULTS = {
  /** The request is never sent, so it gets no response. */
  hang: () => undefined,
  drop: (route) => route.abort('internetdisconnected'),
  reset: (route) => route.abort('connectionreset'),
  'a 503': errorResponse(503, 'UNAVAILABLE'),
  'a lost response': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'a response that never arrives': async (route) => void (await route.fetch()),
  'a 429': errorResponse(429, 'RESOURCE_EXHAUSTED'),
  'a captive portal': (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: '<title>Free Wi-Fi</title>' }),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** Faults of a write, including those where the server commits it. */
export const WRITE_FAULTS = Object.keys(FAULTS) as FaultName[];

/** Intercepts requests whose URL matches `url`. `failWith` makes them fail. */
export async function simulateNetwork(page: Page, url: RegExp) {
  let fault: Fault | undefined;
  let reportFault: () => void = () => undefined;
  let requests = 0;
  await page.route(url, async (route) => {
    requests += 1;
    if (!fault) return route.fallback();
    await fault(route);
    reportFault();
  });
  return {
    /** Applies the fault to all requests until `recover` runs; `applied` resolves when the next request has failed. */
    failWith: (name: FaultName): { applied: Promise<void> } => {
      fault = FAULTS[name];
      return { applied: new Promise<void>((resolve) => (reportFault = resolve)) };
    },
    recover: () => (fault = undefined),
    /** Number of requests, including failed ones. */
    requests: () => requests,
  };
}
