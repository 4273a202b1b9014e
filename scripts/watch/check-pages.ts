import { setTimeout as delay } from 'node:timers/promises';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { isInBackOffice, PAGE_LIST } from '../../src/content/pages';
import { headersOf, servedConfig } from '../build/hosting-config';
import { pathOf } from '../publish/build-record';
import { inBatches, readBuildRecord, requestPage } from '../publish/published-site';
import { Failure } from '../tools/failure';

export interface Problem {
  text: string;
  remedy: string;
}

interface Page {
  path: string;
  /** The file that Hosting serves at this path, relative to the root of the site. */
  file: string;
  /** SHA-256 of the file; undefined if it was not deployed. */
  hash: string | undefined;
}

/** The file that Hosting serves for every route of the back office. */
const SHELL = 'app.html';
/** Maximum number of pages to name for a problem; the others are counted. */
const NAMED = 3;
/** Delay before a second attempt, because a single request may fail by chance. */
const RETRY_MS = 5_000;

const DEPLOY = 'Deploy again with “npm run deploy”.';
const ELSE = `${DEPLOY} If that doesn’t help, look for a proxy or CDN that changes`;
const CONNECTION = 'Check the domain, its certificate, and https://status.firebase.google.com.';
const REMEDIES = { connection: CONNECTION, status: DEPLOY, content: `${ELSE} pages.` };

/**
 * Requests each page at `origin` and checks its content and headers.
 * @param settings the VITE_ settings of the build
 */
export async function checkPages(
  origin: string,
  settings: Record<string, string | undefined>,
  retryMs = RETRY_MS,
): Promise<Problem[]> {
  const record = await readBuildRecord(origin).catch((failure: Failure) => failure);
  if (record instanceof Failure) return [{ text: record.message, remedy: CONNECTION }];
  const config = servedConfig(firebaseJson, settings);
  const tryPage = async (page: Page) => {
    const problems = await problemsOf(page, origin, headersOf(config, page.path));
    return problems.map((problem) => ({ ...problem, page }));
  };
  const first = await inBatches(pagesOf(record.pages), tryPage);
  if (first.length === 0) return [];
  await delay(retryMs);
  const found = await inBatches([...new Set(first.map(({ page }) => page))], tryPage);
  const problems = new Map(found.map(({ text, remedy }) => [text, remedy]));
  return [...problems].map(([text, remedy]) => {
    const paths = found.flatMap((problem) => (problem.text === text ? problem.page.path : []));
    return { text: `${inWords(paths)}: ${text}`, remedy };
  });
}

/** The deployed pages, those that every deployment has, and the back office. */
function pagesOf(hashes: Record<string, string>): Page[] {
  const always = PAGE_LIST.filter(({ path }) => !isInBackOffice(path) && /^[/\w-]+$/.test(path));
  const files = new Set([
    ...always.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
    ...Object.keys(hashes),
  ]);
  const backOffice = PAGE_LIST.filter(({ path }) => isInBackOffice(path));
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
  const { fault, text, headers: sent } = await requestPage(origin + path, file, hash);
  const names = sent ? Object.keys(headers).filter((name) => sent.get(name) !== headers[name]) : [];
  return [
    ...(fault ? [{ text, remedy: REMEDIES[fault] }] : []),
    ...names.map((name) => ({
      text: `The header ${name} ${sent?.has(name) ? 'differs' : 'is missing'}.`,
      remedy: `${ELSE} headers.`,
    })),
  ];
}

/** Paths in words, such as '/, /about, /contact, and 20 more pages'. */
function inWords(paths: string[]): string {
  const rest = paths.length - NAMED;
  const named = rest > 1 ? [...paths.slice(0, NAMED), `${rest} more pages`] : paths;
  return new Intl.ListFormat('en-US').format(named);
}
