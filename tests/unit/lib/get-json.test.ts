import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, getJson } from '@/app/query-client';

const send = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', send.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const load = (client: QueryClient) =>
  client.fetchQuery({ queryKey: ['https://other.example', 'api', 'jobs'] });

it('getJson sends a GET request with credentials to the URL from the query key and parses JSON', async () => {
  send.mockResolvedValue(Response.json({ jobs: 3 }));
  expect(await load(createQueryClient())).toEqual({ jobs: 3 });
  expect(send).toHaveBeenCalledOnce();
  const [address, { method = 'GET', credentials } = {}] = send.mock.lastCall ?? [];
  expect([address, method]).toEqual(['https://other.example/api/jobs', 'GET']);
  expect(credentials).toBe('include');
});

it.each([
  ['the body', 500, 'out of order', /^500: out of order$/],
  ['the status text if the body is empty', 404, '', /^404: Not Found$/],
  ['the body, by default even for a 401 response', 401, 'who are you', /^401: who are you$/],
])(
  'getJson rejects an error response without a retry and reports its status code and %s',
  async (_what, status, body, message) => {
    send.mockResolvedValue(new Response(body, { status, statusText: 'Not Found' }));
    await expect(load(createQueryClient())).rejects.toThrow(message);
    expect(send).toHaveBeenCalledOnce();
  },
);

it('getJson returns null for a 401 response if configured to do so', async () => {
  send.mockResolvedValue(new Response('who are you', { status: 401 }));
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: getJson({ on401: 'null' }), retry: false } },
  });
  expect(await load(client)).toBeNull();
});
