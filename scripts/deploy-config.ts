import { productionSettings } from './build/production-settings.ts';
import { writeDeployConfig } from './build/write-deploy-config.ts';
import { runCommand } from './tools/run-command.ts';

/* Writes firebase.deploy.json. Uses no npm packages, because release.yml runs it without them. */
runCommand(async () => writeDeployConfig(productionSettings()));
