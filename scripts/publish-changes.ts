import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRecord, DEPLOYED_RECORD, printChanges } from './publish/build-record.ts';
import { readBuildRecord, siteOrigin } from './publish/published-site.ts';
import { Failure } from './tools/failure.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/*
 * For release.yml, without npm packages: prints which pages a deployment of `dist` would change, and keeps the record of
 * the deployed site for publish-verify.ts. With `--same-commit`, fails if another commit is deployed, because publishing
 * content must not replace other code.
 */
runCommand(async () => {
  const isSameCommit = process.argv.includes('--same-commit');
  const built = builtRecord(join(ROOT, 'dist'));
  const deployed = await readBuildRecord(siteOrigin(process.env)).catch((error: Error) => {
    if (isSameCommit) throw error;
    console.log(error.message);
  });
  if (!deployed) return;
  writeFileSync(DEPLOYED_RECORD, JSON.stringify(deployed));
  if (isSameCommit && deployed.commit !== built.commit) {
    throw new Failure(
      `Nothing was published: commit ${deployed.commit} is deployed, but this build was made from ${built.commit}. Run the workflow again.`,
    );
  }
  if (!printChanges(deployed, built)) console.log('No pages will change.');
});
