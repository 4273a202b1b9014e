import { execa } from 'execa';
import { deployArguments } from './build/deploy-arguments';
import { buildSite, realProjectSettings } from './build/site-build';
import { DEPLOY_CONFIG, writeDeployConfig } from './build/write-deploy-config';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

/*
 * `npm run deploy`: builds the site and deploys it with rules and indexes to the project that it is built
 * for. Arguments, but for `--without-database`, go to `firebase deploy`.
 */
runCommand(async () => {
  const settings = realProjectSettings();
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const { withoutDatabase, firebaseArgs } = deployArguments(process.argv.slice(2), project);
  await buildSite('dist', settings, { withoutDatabase });
  writeDeployConfig(settings);
  const options = ['--config', DEPLOY_CONFIG, '--project', project, '--only', 'hosting,firestore'];
  const { exitCode } = await execa('firebase', ['deploy', ...options, ...firebaseArgs], {
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
