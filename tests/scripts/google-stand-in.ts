import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ProjectState } from './google-project';
import { googleRoutes, Refusal } from './google-routes';
import { listen } from './listen';

/** Requests that change nothing, although they aren't GET. */
const READS = /^GET|:(test|testIamPermissions|getIamPolicy)$|\/token$/;

/** Starts a stand-in of Google's APIs for a project. */
export async function startGoogle(state: ProjectState) {
  /** Such as 'POST firestore.googleapis.com/v1/projects/firm-site/databases?databaseId=(default)'. */
  const changes: string[] = [];
  /**
   * By a part of the method and the URL, a function that returns a refusal, another body or, for the usual response,
   * undefined; 'down' if nothing responds, and 'lost' if only the response is lost.
   */
  const faults = new Map<string, (() => object | undefined) | 'down' | 'lost'>();
  const delays = {
    /** How often an operation is looked at until it ends. */
    polls: 0,
  };
  const operations: { polls: number; end: () => void }[] = [];
  const poll = (position: number) => {
    const operation = operations[position];
    if (!operation) return undefined;
    const name = `operations/${position}`;
    operation.polls -= 1;
    if (operation.polls >= 0) return { name, done: false };
    if (operation.polls === -1) operation.end();
    return { name, done: true, response: {} };
  };
  const startOperation = (end: () => void) => {
    operations.push({ polls: delays.polls, end });
    return poll(operations.length - 1) ?? {};
  };
  const routes = Object.entries(googleRoutes(state, startOperation)).map(([pattern, reply]) => {
    // At the end, without a verb such as `:searchApps`.
    const text = pattern
      .replace(/[.()]/g, '\\$&')
      .replace(/\*$/, '[^/:]+')
      .replaceAll('*', '[^/]+');
    return { pattern: new RegExp(`^${text}$`), reply };
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://stand-in');
    const path = decodeURIComponent(pathname.slice(1));
    const line = `${method} ${path}`;
    const search = query.size > 0 ? `?${decodeURIComponent(query.toString())}` : '';
    const body = (method === 'GET' ? {} : await json(request).catch(() => ({}))) as object;
    if (!READS.test(line)) changes.push(line + search);
    const fault = [...faults].find(([part]) => `${line}${search}`.includes(part))?.[1];
    if (fault === 'down') return void response.destroy();
    const usual = () => {
      const operation = /\/operations\/(\d+)$/.exec(path)?.[1];
      if (operation) return poll(Number(operation));
      return routes.find(({ pattern }) => pattern.test(line))?.reply({ path, query, body });
    };
    const result =
      (typeof fault === 'function' && fault()) ||
      usual() ||
      new Refusal(404, 'The resource was not found.');
    if (fault === 'lost') return void response.destroy();
    send(response, result);
  }
  const host = await listen((request, response) => void respond(request, response));
  return { url: `http://${host}`, state, changes, faults, delays };
}

function send(response: ServerResponse, result: object): void {
  const isRefusal = result instanceof Refusal;
  response.writeHead(isRefusal ? result.status : 200, { 'Content-Type': 'application/json' });
  if (!isRefusal) return void response.end(JSON.stringify(result));
  const { status: code, message, reason } = result;
  const details = reason ? [{ reason }] : [];
  response.end(JSON.stringify({ error: { code, message, details } }));
}
