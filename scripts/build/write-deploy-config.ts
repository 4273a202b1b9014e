import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { ROOT } from '../tools/project-root.ts';
import { deployConfig } from './hosting-config.ts';

/** In the root folder, because firebase-tools resolves paths relative to this file. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

export function writeDeployConfig(settings: Record<string, string | undefined>): void {
  const config = deployConfig(firebaseJson, settings);
  writeFileSync(join(ROOT, DEPLOY_CONFIG), JSON.stringify(config, null, 2));
}
