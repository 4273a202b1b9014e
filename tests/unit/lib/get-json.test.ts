import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, getJson } from '@/app/query-client';

let server: Server;
let origin: string;
let requests: IncomingMessage[];
let response: { status: number; body: string };

beforeEach(async () => {
  requests = [];
  server = createServer((request, reply) => {
    requests.push(request);
    reply.writeHead(response.status).end(response.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const load = (client: QueryClient, ...segments: string[]) =>
  client.fetchQuery({ queryKey: [origin, ...segments] });

it('sends a GET request to the joined segments of the key and parses JSON', async () => {
  response = { status: 200, body: '{"jobs":3}' };
  expect(await load(createQueryClient(), 'api', 'jobs')).toEqual({ jobs: 3 });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/jobs']);
});

it('sends credentials, also to another origin', async () => {
  response = { status: 200, body: '1' };
  const send = vi.spyOn(globalThis, 'fetch');
  await load(createQueryClient(), 'x');
  expect(send.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include']);
  send.mockRestore();
});

it.each([
  ['the body', 500, 'out of order', /^500: out of order$/],
  ['the status text where the body is empty', 404, '', /^404: Not Found$/],
  ['the body of a 401, by default', 401, 'who are you', /^401: who are you$/],
])(
  'rejects any other response, without a retry, with its code and %s',
  async (_what, status, body, message) => {
    response = { status, body };
    await expect(load(createQueryClient(), 'x')).rejects.toThrow(message);
    expect(requests).toHaveLength(1);
  },
);

it('returns null for a tolerated 401', async () => {
  response = { status: 401, body: 'who are you' };
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: getJson({ on401: 'null' }), retry: false } },
  });
  expect(await load(client, 'x')).toBeNull();
});
