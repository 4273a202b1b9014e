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
  ['the body of a 401, by default', 401, 'who are you', /^401: who are you$/],
])(
  'getJson rejects any other response without a retry, with its code and %s',
  async (_what, status, body, message) => {
    send.mockResolvedValue(new Response(body, { status, statusText: 'Not Found' }));
    await expect(load(createQueryClient())).rejects.toThrow(message);
    expect(send).toHaveBeenCalledOnce();
  },
);

it('getJson returns null for a tolerated 401', async () => {
  send.mockResolvedValue(new Response('who are you', { status: 401 }));
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: getJson({ on401: 'null' }), retry: false } },
  });
  expect(await load(client)).toBeNull();
});
