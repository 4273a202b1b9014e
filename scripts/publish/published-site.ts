import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plural } from '../../src/lib/plural.ts';
import { Failure } from '../tools/failure.ts';
import { builtRecord, RECORD_FILE, type BuildRecord } from './build-record.ts';
import { request } from './request.ts';

const BATCH_SIZE = 8;
/** Delays between attempts, in ms: Hosting's CDN may briefly serve old pages after a deployment. */
const RETRY_DELAYS = [1_000, 3_000, 6_000, 10_000, 10_000];

/** The default Hosting URL of the project, which also works if the site has a custom domain. */
export function siteOrigin(settings: Record<string, string | undefined>): string {
  const project = settings['VITE_FIREBASE_PROJECT_ID'];
  if (!project)
    throw new Failure(
      'VITE_FIREBASE_PROJECT_ID is not set. Set it to the ID of the Firebase project.',
    );
  return `https://${project}.web.app`;
}

/** The record of the deployed site. Throws a Failure if it is missing or can't be read. */
export async function readBuildRecord(origin: string): Promise<BuildRecord> {
  const url = `${origin}/${RECORD_FILE}`;
  const response = await request(url, { cache: 'no-store' }).catch((error: Error) => {
    throw new Failure(`${url} could not be read: ${error.message}.`);
  });
  if (!response.ok && response.status !== 404) {
    throw new Failure(`${url} could not be read: status ${response.status}.`);
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok && isBuildRecord(json)) return json;
  throw new Failure(
    `The deployed site has no valid ${RECORD_FILE} (${url}). To create one, run \`npm run deploy\` once.`,
  );
}

function isBuildRecord(json: unknown): json is BuildRecord {
  const { commit, pages } = (json ?? {}) as Partial<BuildRecord>;
  return typeof commit === 'string' && typeof pages === 'object' && pages !== null;
}

interface PageDifference {
  path: string;
  reason: string;
}

/** The pages that `origin` doesn't serve exactly as they were built into `folder`. */
export async function verifyPages(origin: string, folder: string): Promise<PageDifference[]> {
  const files = [...Object.keys(builtRecord(folder).pages), RECORD_FILE];
  return inBatches(files, async (file) => {
    const path = pathOf(file);
    const reason = await differenceOf(origin + path, file, join(folder, file));
    return reason ? [{ path, reason }] : [];
  });
}

/** Calls `visit` for each item, a few at a time. @returns all results */
export async function inBatches<Item, Result>(
  items: Item[],
  visit: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = await Promise.all(items.slice(start, start + BATCH_SIZE).map(visit));
    results.push(...batch.flat());
  }
  return results;
}

/** The path at which Hosting serves a file, given `cleanUrls` in firebase.json. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  if (file === '404.html') return '/no-such-page';
  return `/${file
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

async function differenceOf(url: string, file: string, built: string): Promise<string | null> {
  try {
    const response = await request(url, { cache: 'no-store', redirect: 'manual' });
    const served = Buffer.from(await response.arrayBuffer());
    if (response.status !== (file === '404.html' ? 404 : 200)) return `status ${response.status}`;
    return served.equals(readFileSync(built)) ? null : 'differs from the page that was built';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Prints whether `origin` serves the site in `folder`, after several attempts. Resolves to the exit code. */
export async function confirmPublished(
  origin: string,
  folder: string,
  delays = RETRY_DELAYS,
): Promise<number> {
  let differences = await verifyPages(origin, folder);
  for (const ms of delays) {
    if (differences.length === 0) break;
    await delay(ms);
    differences = await verifyPages(origin, folder);
  }
  if (differences.length === 0) {
    const count = Object.keys(builtRecord(folder).pages).length;
    console.log(`Published: ${plural(count, 'page is', 'pages are')} served as built.`);
    return 0;
  }
  console.error(`${origin} doesn't serve these pages as they were built:`);
  for (const { path, reason } of differences) console.error(`  ${path}: ${reason}`);
  return 1;
}
