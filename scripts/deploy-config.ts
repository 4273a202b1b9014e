import { writeDeployConfig } from './build/write-deploy-config.ts';

/* For release.yml, without npm packages: writes firebase.deploy.json for the settings in the environment. */
writeDeployConfig(process.env);
