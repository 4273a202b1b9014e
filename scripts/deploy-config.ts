import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployConfig, type FirebaseConfig } from './hosting-config';
import { ROOT } from './processes';
import { runCommand } from './run-command';
import { productionSettings } from './site-build';

/* A part of `npm run deploy`: writes the configuration that is deployed. In the root, as its paths begin there. */
runCommand(async () => {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const deployed = deployConfig(config, productionSettings());
  writeFileSync(join(ROOT, 'firebase.deploy.json'), JSON.stringify(deployed, null, 2));
});
