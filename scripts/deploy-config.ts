import { writeDeployConfig } from './build/write-deploy-config.ts';

/*
 * Writes firebase.deploy.json for the settings of the environment. For deploy.yml, which runs this file and its imports
 * without any package.
 */
writeDeployConfig(process.env);
