import { join } from 'node:path';
import { productionSettings } from './build/production-settings.ts';
import { confirmDeployed, siteOrigin } from './publish/published-site.ts';
import { ROOT } from './tools/project-root.ts';
import { runCommand } from './tools/run-command.ts';
import { addToRunSummary } from './tools/run-summary.ts';

/*
 * Fails if the deployed site doesn't serve the build in `dist`. Uses no npm packages, because release.yml runs it without
 * them.
 */
runCommand(async () => {
  const origin = siteOrigin(productionSettings());
  await confirmDeployed(origin, join(ROOT, 'dist'));
  addToRunSummary(`Published: ${origin}`);
});
