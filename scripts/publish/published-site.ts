import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../tools/failure.ts';
import { builtRecord, RECORD_FILE, type BuildRecord } from './build-record.ts';
import { request } from './request.ts';

/** The default Hosting URL of the project, which also works if the site has a custom domain. */
export const siteOrigin = (settings: Record<string, string>) =>
  `https://${settings['VITE_FIREBASE_PROJECT_ID']}.web.app`;

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
  if (response.ok && typeof record?.commit === 'string' && typeof record.content === 'string')
    return record as BuildRecord;
  throw new Failure(
    `The deployed site has no valid ${RECORD_FILE} (${url}). To create one, run \`npm run deploy\` once.`,
  );
}

/**
 * Throws a Failure if `origin` doesn't serve the site in `folder`. Compares only build.json, because Hosting replaces all
 * files of a site at once (https://firebase.google.com/docs/hosting/manage-hosting-resources).
 */
export async function confirmDeployed(origin: string, folder: string): Promise<void> {
  if (!isDeepStrictEqual(await readBuildRecord(origin), builtRecord(folder))) {
    throw new Failure(
      `${origin} doesn't serve this build, although it was deployed. Look for a later release in the Firebase console, ` +
        'under Hosting. If there is none, publish again.',
    );
  }
  console.log(`Published: ${origin} serves this build.`);
}
