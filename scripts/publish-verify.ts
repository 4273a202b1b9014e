import { join } from 'node:path';
import { confirmDeployed, siteOrigin } from './publish/published-site.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';

/* For release.yml, without npm packages: fails if the deployed site doesn't serve the build in `dist`. */
runCommand(() => confirmDeployed(siteOrigin(process.env), join(ROOT, 'dist')));
