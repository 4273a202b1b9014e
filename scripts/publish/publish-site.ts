import { Failure } from '../tools/failure';
import { builtRecord, printChanges } from './build-record';
import { confirmPublished, readBuildRecord } from './published-site';

interface Publication {
  /** URL of the deployed site, without a trailing slash. */
  origin: string;
  /** Commit of this checkout, as in a BuildRecord. */
  commit: string;
  folder: string;
  build: () => Promise<void>;
  /** Resolves to an exit code. */
  deploy: () => Promise<number>;
  /** Delays between attempts to read the deployed pages, in ms, and the URL of IndexNow. */
  confirmation?: Parameters<typeof confirmPublished>[3];
}

/**
 * Builds the site, and deploys it if it differs from the deployed site. Returns the exit code, 0 if the deployed pages
 * match the build. Throws a Failure, and deploys nothing, if the commits differ or something can't be read.
 */
export async function publishSite({
  origin,
  commit,
  folder,
  build,
  deploy,
  confirmation,
}: Publication): Promise<number> {
  const deployed = await readBuildRecord(origin);
  if (deployed.commit !== commit) {
    throw new Failure(
      `Nothing was deployed: the deployed site was built from ${nameOf(deployed.commit)}, but this checkout has ` +
        `${nameOf(commit)}. Deploy this code with \`npm run deploy\`, or check out the deployed commit and publish again.`,
    );
  }
  await build();
  if (!printChanges(deployed, builtRecord(folder))) {
    console.log('Nothing has changed, so nothing was deployed.');
    return 0;
  }
  const exitCode = await deploy();
  return exitCode === 0 ? confirmPublished(origin, folder, deployed, confirmation) : exitCode;
}

const nameOf = (commit: string) => (commit ? `commit ${commit}` : 'an unknown commit');
