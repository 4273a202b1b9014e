import { join } from 'node:path';
import { confirmPublished, siteOrigin } from './publish/published-site.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/* For release.yml, without npm packages: fails if the deployed site doesn't serve the pages in `dist`. */
runCommand(() => confirmPublished(siteOrigin(process.env), join(ROOT, 'dist')));
