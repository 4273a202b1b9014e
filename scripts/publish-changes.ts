import { join } from 'node:path';
import { builtRecord, printChanges } from './publish/build-record.ts';
import { readBuildRecord, siteOrigin } from './publish/published-site.ts';
import { runPlain } from './publish/run-plain.ts';
import { Failure } from './tools/failure.ts';
import { ROOT } from './tools/project-root.ts';

/*
 * For release.yml, without any package: prints which pages a deployment of `dist` changes. Fails with `--same-commit`
 * where the deployed site is of another commit, which a publication of content would replace.
 */
runPlain(async () => {
  const isSameCommit = process.argv.includes('--same-commit');
  const built = builtRecord(join(ROOT, 'dist'));
  const deployed = await readBuildRecord(siteOrigin(process.env)).catch((error: Error) => {
    if (isSameCommit) throw error;
    console.log(error.message);
    return null;
  });
  if (!deployed) return;
  if (isSameCommit && deployed.commit !== built.commit) {
    throw new Failure(
      `Commit ${deployed.commit} has been deployed since this publication of ${built.commit} began.`,
    );
  }
  if (!printChanges(deployed, built)) console.log('No page changes.');
});
