import { writeDeployConfig } from './build/write-deploy-config.ts';

/*
 * Writes firebase.deploy.json from the settings in the environment. Uses no npm packages, because release.yml runs it
 * without them.
 */
writeDeployConfig(process.env);
