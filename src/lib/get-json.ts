import type { QueryFunction } from '@tanstack/react-query';

/** The GET loader of spec 7 failed: the status code, a colon, a space, and the body or the status text. */
class HttpError extends Error {
  override name = 'HttpError';
}

/**
 * The default loader of cached queries (spec 7): a GET request, with credentials, to the query key's
 * segments joined with slashes; the answer is read as JSON.
 * @param options.on401 'null' tolerates a 401 and gives null; 'throw' makes it an error like any other
 * @throws HttpError for any answer that is no success (spec 8)
 */
export function getJson(options: { on401: 'null' | 'throw' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (response.status === 401 && options.on401 === 'null') return null;
    if (!response.ok) {
      const body = await response.text();
      throw new HttpError(`${response.status}: ${body || response.statusText}`);
    }
    return response.json();
  };
}
