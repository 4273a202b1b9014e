import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { FIRM } from '../../src/content/firm';
import { PAGE_LIST } from '../../src/content/pages';
import { headersOf, servedConfig } from '../build/hosting-config';
import { inBatches, pathOf, readBuildRecord } from '../publish/published-site';
import { request } from '../publish/request';
import { Failure } from '../tools/failure';

/** What is wrong with the site, and what to do about it. */
export interface Problem {
  what: string;
  remedy: string;
}

interface Page {
  path: string;
  /** The file that Hosting serves at this path, relative to the root of the site. */
  file: string;
  /** SHA-256 of the file; undefined if it was not deployed. */
  hash: string | undefined;
}

/** Serves the back office. */
const SHELL = 'app.html';
const NOT_FOUND = '404.html';
/** Pages that a problem names; of more it says how many there are. */
const NAMED = 3;
/** A single request may fail by chance. */
const RETRY_MS = 5_000;

const DEPLOY = 'Deploy again with “npm run deploy”.';
const UNREACHABLE = 'Check the domain, its certificate, and https://status.firebase.google.com.';
const CHANGED = `${DEPLOY} If that doesn’t help, a server in between changes pages.`;
const HEADERS = `${DEPLOY} If that doesn’t help, a server in between removes headers.`;
const HEAD = 'Compare siteUrl in src/content/firm.ts with the domain, and deploy again.';

/**
 * Requests each page of the site at `origin`: whether it, its head, and its headers are as deployed.
 * @param settings the VITE_ settings of the build
 */
export async function checkPages(
  origin: string,
  settings: Record<string, string | undefined>,
  retryMs = RETRY_MS,
): Promise<Problem[]> {
  const record = await readBuildRecord(origin).catch((failure: Failure) => failure);
  if (record instanceof Failure) return [{ what: record.message, remedy: UNREACHABLE }];
  const config = servedConfig(firebaseJson, settings);
  const tryPage = async (page: Page) => {
    const problems = await problemsOf(page, origin, headersOf(config, page.path));
    return problems.map((problem) => ({ ...problem, page }));
  };
  const first = await inBatches(pagesOf(record.pages), tryPage);
  if (first.length === 0) return [];
  await delay(retryMs);
  const found = await inBatches([...new Set(first.map(({ page }) => page))], tryPage);
  const problems = new Map(found.map(({ what, remedy }) => [what, remedy]));
  return [...problems].map(([what, remedy]) => {
    const paths = found.flatMap((problem) => (problem.what === what ? problem.page.path : []));
    return { what: `${inWords(paths)}: ${what}`, remedy };
  });
}

/** The pages that were deployed, those that every deployment has, and the back office. */
function pagesOf(hashes: Record<string, string>): Page[] {
  const always = PAGE_LIST.filter(
    ({ path, rendering }) => rendering === 'static' && /^[/\w-]+$/.test(path),
  );
  const files = new Set([
    ...always.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
    ...Object.keys(hashes),
  ]);
  const backOffice = PAGE_LIST.filter(({ rendering }) => rendering === 'client');
  return [
    ...[...files].map((file) => ({ path: pathOf(file), file, hash: hashes[file] })),
    ...backOffice.map(({ path }) => ({ path, file: SHELL, hash: hashes[SHELL] })),
  ];
}

async function problemsOf(
  { path, file, hash }: Page,
  origin: string,
  headers: Record<string, string>,
): Promise<Problem[]> {
  let response: Response;
  let body: Buffer;
  try {
    response = await request(origin + path, { cache: 'no-store', redirect: 'manual' });
    body = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    return [{ what: `${(error as Error).message}.`, remedy: UNREACHABLE }];
  }
  if (response.status !== (file === NOT_FOUND ? 404 : 200)) {
    return [{ what: `The server responds with status ${response.status}.`, remedy: DEPLOY }];
  }
  const isDeployed = createHash('sha256').update(body).digest('hex') === hash;
  return [
    ...(isDeployed ? [] : [{ what: 'It isn’t the page that was deployed.', remedy: CHANGED }]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const sent = response.headers.get(name);
      if (sent === value) return [];
      const what = sent === null ? `The header ${name} is missing.` : `The header ${name} differs.`;
      return [{ what, remedy: HEADERS }];
    }),
    ...headProblems(file, path, body.toString()),
  ];
}

function headProblems(file: string, path: string, html: string): Problem[] {
  if (!file.endsWith('.html')) return [];
  const { head } = new JSDOM(html).window.document;
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const isPublic = file !== SHELL && file !== NOT_FOUND;
  return [
    ...(head.querySelector('title')?.textContent ? [] : ['It has no title.']),
    ...(isPublic && canonical !== FIRM.siteUrl + path
      ? ['Its canonical link is not its address.']
      : []),
    ...(isPublic && head.querySelector('meta[name=robots][content*=noindex]')
      ? ['It tells search engines to leave it out.']
      : []),
  ].map((what) => ({ what, remedy: HEAD }));
}

/** Such as '/, /about, /contact, and 20 more pages'. */
function inWords(paths: string[]): string {
  const rest = paths.length - NAMED;
  const named = rest > 1 ? [...paths.slice(0, NAMED), `${rest} more pages`] : paths;
  return new Intl.ListFormat('en-US').format(named);
}
