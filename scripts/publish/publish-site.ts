import { Failure } from '../tools/failure';
import { builtRecord } from './build-record';
import { confirmDeployed, readBuildRecord } from './published-site';

interface Publication {
  /** URL of the deployed site, without a trailing slash. */
  origin: string;
  /** Commit of this checkout, as in a BuildRecord. */
  commit: string;
  folder: string;
  build: () => Promise<void>;
  /** Resolves to an exit code. */
  deploy: () => Promise<number>;
}

/**
 * Builds the site, and deploys it if its content differs from the deployed site's. Returns the exit code. Throws a Failure
 * if the commits differ or something can't be read (then nothing is deployed), or if the site doesn't serve the build.
 */
export async function publishSite({
  origin,
  commit,
  folder,
  build,
  deploy,
}: Publication): Promise<number> {
  const deployed = await readBuildRecord(origin);
  if (deployed.commit !== commit) {
    throw new Failure(
      `Nothing was deployed: the deployed site was built from ${nameOf(deployed.commit)}, but this checkout has ` +
        `${nameOf(commit)}. Deploy this code with \`npm run deploy\`, or check out the deployed commit and publish again.`,
    );
  }
  await build();
  if (builtRecord(folder).content === deployed.content) {
    console.log('The content has not changed, so nothing was deployed.');
    return 0;
  }
  const exitCode = await deploy();
  if (exitCode === 0) await confirmDeployed(origin, folder);
  return exitCode;
}

const nameOf = (commit: string) => (commit ? `commit ${commit}` : 'an unknown commit');
