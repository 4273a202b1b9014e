import { join } from 'node:path';
import { keptDeployedRecord } from './publish/build-record.ts';
import { confirmPublished, siteOrigin } from './publish/published-site.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/*
 * For release.yml, without npm packages: fails if the deployed site doesn't serve the pages in `dist`. Otherwise, tells
 * IndexNow which pages the deployment has changed.
 */
runCommand(() =>
  confirmPublished(siteOrigin(process.env), join(ROOT, 'dist'), keptDeployedRecord()),
);
