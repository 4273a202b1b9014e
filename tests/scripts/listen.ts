import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on loopback, which ends with this process. Resolves to its `host:port`. */
export async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
