import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { requireBuiltProject } from './build/deploy-arguments';
import { deployConfig } from './build/hosting-config';
import { buildSite, productionSettings, requireRealProject } from './build/site-build';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

/*
 * `npm run deploy`: builds the site and deploys it with rules and indexes to the project that it is built
 * for. Arguments go to `firebase deploy`.
 */
runCommand(async () => {
  const settings = productionSettings();
  requireRealProject(settings);
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const args = process.argv.slice(2);
  requireBuiltProject(args, project);
  await buildSite('dist', {});
  // In the root folder: its paths are relative to it.
  const config = 'firebase.deploy.json';
  writeFileSync(join(ROOT, config), JSON.stringify(deployConfig(firebaseJson, settings), null, 2));
  const options = ['--config', config, '--project', project, '--only', 'hosting,firestore'];
  const { exitCode } = await execa('firebase', ['deploy', ...options, ...args], {
    cwd: ROOT,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  if (exitCode === 0) {
    console.log(`Check the project’s settings: npm run admin -- check --project ${project}`);
  }
  return exitCode ?? 1;
});
