// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { getJson } from '@/lib/get-json';

let server: Server;
let origin: string;
let requests: IncomingMessage[];
let answer: { status: number; body: string };

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const load = (client: QueryClient, ...segments: string[]) =>
  client.fetchQuery({ queryKey: [origin, ...segments] });

it('sends a GET request to the key’s segments joined with slashes and reads JSON', async () => {
  answer = { status: 200, body: '{"jobs":3}' };
  expect(await load(createQueryClient(), 'api', 'jobs')).toEqual({ jobs: 3 });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/jobs']);
});

it('makes any other answer an error of the status code and the body', async () => {
  answer = { status: 500, body: 'out of order' };
  await expect(load(createQueryClient(), 'x')).rejects.toThrow(/^500: out of order$/);
});

it('takes the status text where the body is empty', async () => {
  answer = { status: 404, body: '' };
  await expect(load(createQueryClient(), 'x')).rejects.toThrow(/^404: Not Found$/);
});

it('does not tolerate a 401 by default, and asks once only', async () => {
  answer = { status: 401, body: 'who are you' };
  await expect(load(createQueryClient(), 'x')).rejects.toThrow(/^401: who are you$/);
  expect(requests).toHaveLength(1);
});

it('makes a tolerated 401 null', async () => {
  answer = { status: 401, body: 'who are you' };
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: getJson({ on401: 'null' }), retry: false } },
  });
  expect(await load(client, 'x')).toBeNull();
});

it('never asks again for what is already known', async () => {
  answer = { status: 200, body: '1' };
  const client = createQueryClient();
  await load(client, 'x');
  await load(client, 'x');
  expect(requests).toHaveLength(1);
});
