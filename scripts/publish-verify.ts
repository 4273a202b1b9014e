import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYED_RECORD, type BuildRecord } from './publish/build-record.ts';
import { confirmPublished, siteOrigin } from './publish/published-site.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/*
 * For release.yml, without npm packages: fails if the deployed site doesn't serve the pages in `dist`. Otherwise, tells
 * IndexNow which pages the deployment has changed.
 */
runCommand(() => {
  // A first deployment replaces none.
  const deployed = existsSync(DEPLOYED_RECORD)
    ? (JSON.parse(readFileSync(DEPLOYED_RECORD, 'utf8')) as BuildRecord)
    : undefined;
  return confirmPublished(siteOrigin(process.env), join(ROOT, 'dist'), deployed);
});
