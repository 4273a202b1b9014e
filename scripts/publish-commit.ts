import { join } from 'node:path';
import { productionSettings } from './build/production-settings.ts';
import { builtRecord } from './publish/build-record.ts';
import { readBuildRecord, siteOrigin } from './publish/published-site.ts';
import { Failure } from './tools/failure.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/*
 * Fails if the deployed commit isn't the one in `dist`, because publishing content must not replace code that someone has
 * deployed in the meantime. Uses no npm packages, because release.yml runs it without them.
 */
runCommand(async () => {
  const deployed = await readBuildRecord(siteOrigin(productionSettings()));
  const { commit } = builtRecord(join(ROOT, 'dist'));
  if (deployed.commit === commit) return;
  throw new Failure(
    `Nothing was published: commit ${deployed.commit} is deployed, but this build was made from ${commit}. Run the workflow again.`,
  );
});
