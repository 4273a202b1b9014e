import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plural } from '../../src/lib/plural.ts';
import { Failure } from '../tools/failure.ts';
import {
  builtRecord,
  changedFiles,
  hashOf,
  pathOf,
  RECORD_FILE,
  type BuildRecord,
} from './build-record.ts';
import { tellIndexNow } from './index-now.ts';
import { request } from './request.ts';

const BATCH_SIZE = 8;
/** Delays between attempts, in ms: Hosting's CDN may briefly serve old pages after a deployment. */
const RETRY_DELAYS = [1_000, 3_000, 6_000, 10_000, 10_000];

/** The default Hosting URL of the project, which also works if the site has a custom domain. */
export function siteOrigin({
  VITE_FIREBASE_PROJECT_ID: project,
}: Record<string, string | undefined>): string {
  if (project) return `https://${project}.web.app`;
  throw new Failure(
    'VITE_FIREBASE_PROJECT_ID is not set. Set it to the ID of the Firebase project.',
  );
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
  const record = (await response.json().catch(() => null)) as Partial<BuildRecord> | null;
  if (response.ok && typeof record?.commit === 'string' && record.pages instanceof Object)
    return record as BuildRecord;
  throw new Failure(
    `The deployed site has no valid ${RECORD_FILE} (${url}). To create one, run \`npm run deploy\` once.`,
  );
}

/** Calls `visit` for each item, a few at a time. @returns all results */
export async function inBatches<Item, Result>(
  items: Item[],
  visit: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[][] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE)
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(visit))));
  return results.flat();
}

/**
 * Requests the page that Hosting serves for a file. @param hash SHA-256 of the file
 * @returns the response's headers, if it has the right status, and what is wrong with it
 */
export async function requestPage(url: string, file: string, hash: string | undefined) {
  try {
    const response = await request(url, { cache: 'no-store', redirect: 'manual' });
    const isBuilt = hashOf(Buffer.from(await response.arrayBuffer())) === hash;
    const { status, headers } = response;
    if (status !== (file === '404.html' ? 404 : 200))
      return { fault: 'status', text: `The server responded with status ${status}.` } as const;
    if (isBuilt) return { headers };
    const text = 'The served page differs from the one that was deployed.';
    return { fault: 'content', text, headers } as const;
  } catch (error) {
    return { fault: 'connection', text: `${(error as Error).message}.` } as const;
  }
}

/**
 * The pages that `origin` doesn't serve exactly as they were built into `folder`, each with the reason.
 * @param deployed the record that the build replaces: its pages that the build doesn't have must be gone
 */
export async function verifyPages(
  origin: string,
  folder: string,
  deployed?: BuildRecord,
): Promise<string[]> {
  const { pages } = builtRecord(folder);
  const hashes: BuildRecord['pages'] = {
    ...pages,
    [RECORD_FILE]: hashOf(readFileSync(join(folder, RECORD_FILE))),
  };
  const files = Object.keys({ ...hashes, ...deployed?.pages });
  return inBatches(files, async (file) => {
    const [path, hash] = [pathOf(file), hashes[file]];
    const { fault, text } = await requestPage(origin + path, file, hash ?? deployed?.pages[file]);
    if (hash || fault === 'connection') return text ? [`${path}: ${text}`] : [];
    return fault ? [] : [`${path}: The removed page is still served.`];
  });
}

/**
 * Prints whether `origin` serves the site in `folder`, after several attempts. If it does, tells IndexNow which pages
 * differ from those in `deployed`. Resolves to the exit code.
 */
export async function confirmPublished(
  origin: string,
  folder: string,
  deployed?: BuildRecord,
  { delays = RETRY_DELAYS, indexNow }: { delays?: number[]; indexNow?: string } = {},
): Promise<number> {
  let differences = await verifyPages(origin, folder, deployed);
  for (const ms of delays) {
    if (differences.length === 0) break;
    await delay(ms);
    differences = await verifyPages(origin, folder, deployed);
  }
  if (differences.length === 0) {
    const built = builtRecord(folder);
    const count = Object.keys(built.pages).length;
    console.log(`Published: ${plural(count, 'file is', 'files are')} served as built.`);
    const changed = deployed ? changedFiles(deployed, built).map(({ file }) => file) : [];
    await tellIndexNow(built, changed, indexNow);
    return 0;
  }
  console.error(`${origin} doesn't serve these pages as they were built:`);
  for (const difference of differences) console.error(`  ${difference}`);
  return 1;
}
