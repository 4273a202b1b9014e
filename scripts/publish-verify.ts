import { join } from 'node:path';
import { confirmPublished, siteOrigin } from './publish/published-site.ts';
import { runPlain } from './publish/run-plain.ts';
import { ROOT } from './tools/project-root.ts';

/* For release.yml, without npm packages: fails if the deployed site doesn't serve the pages in `dist`. */
runPlain(() => confirmPublished(siteOrigin(process.env), join(ROOT, 'dist')));
