import { Failure } from '../tools/failure';
import { builtRecord, printChanges } from './build-record';
import { confirmPublished, readBuildRecord } from './published-site';

interface Publication {
  /** Where the deployed site is served, without a slash at the end. */
  origin: string;
  /** Commit of this checkout, as a BuildRecord names it. */
  commit: string;
  /** Where `build` puts the site. */
  folder: string;
  build: () => Promise<void>;
  /** Resolves to an exit code. */
  deploy: () => Promise<number>;
  /** Waits between attempts to read the deployed pages, in ms. */
  retryDelays?: number[];
}

/**
 * Builds the site, and deploys it if it differs from the deployed one. Returns the exit code, 0 if the deployed pages
 * match the build. Throws a Failure, and deploys nothing, if the commits differ or something can't be read.
 */
export async function publishSite({
  origin,
  commit,
  folder,
  build,
  deploy,
  retryDelays,
}: Publication): Promise<number> {
  const deployed = await readBuildRecord(origin);
  if (deployed.commit !== commit) {
    throw new Failure(
      `Nothing was deployed: only content is published, with the code that is deployed. The deployed site is of ` +
        `${nameOf(deployed.commit)}, this checkout of ${nameOf(commit)}. Deploy this code with \`npm run deploy\`, ` +
        'or check out the code that is deployed and publish again.',
    );
  }
  await build();
  if (!printChanges(deployed, builtRecord(folder))) {
    console.log('Nothing has changed, so nothing was deployed.');
    return 0;
  }
  const exitCode = await deploy();
  return exitCode === 0 ? confirmPublished(origin, folder, retryDelays) : exitCode;
}

const nameOf = (commit: string) => (commit ? `commit ${commit}` : 'no known commit');
