import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request for a lost file. */
const FAULTS = {
  'no response': (response) => response.destroy(),
  'half a file': (response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 1_000 });
    response.write('export const half = ', () => response.destroy());
  },
  'an error': (response) => response.writeHead(503).end(),
  'a captive portal': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Free Wi-Fi</title>'),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type FileFault = keyof typeof FAULTS;
export const FILE_FAULTS = Object.keys(FAULTS) as FileFault[];

/**
 * A proxy in front of the site, on a free port. It can lose files as a poor connection does, with the browser's HTTP
 * cache on; interception in the browser would turn the cache off.
 */
export async function startLossyProxy(site: string) {
  let isLost: (url: string) => boolean = () => false;
  let fault: FileFault = 'no response';
  const lost = new Set<string>();
  const server = createServer((received, response) => {
    const { url = '', method, headers } = received;
    if (isLost(url)) {
      lost.add(url);
      FAULTS[fault](response);
      return;
    }
    const forwarded = request(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    received.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Loses the chunks with these names until `recover` is called; without `isLasting`, only the first request for each. */
    lose: (chunks: string[], kind: FileFault = 'no response', { isLasting = true } = {}) => {
      lost.clear();
      fault = kind;
      isLost = (url) =>
        chunks.some((name) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.(js|css)$`).test(url)) &&
        (isLasting || !lost.has(url));
    },
    recover: () => {
      isLost = () => false;
    },
    /** Names of the chunks that were requested and lost. */
    lost: () => [...lost].map((url) => url.replace(/^\/assets\/(.*)-[\w-]{8}\.\w+$/, '$1')),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export type LossyProxy = Awaited<ReturnType<typeof startLossyProxy>>;
