import type { QueryFunction } from '@tanstack/react-query';

/** Message: status code, colon, space, then the body or the status text (spec 7). */
class HttpError extends Error {
  override name = 'HttpError';
}

/** Default query function (spec 7): GETs the joined key as JSON. Throws HttpError unless it succeeds (spec 8). */
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
