import { deployArguments } from './build/deploy-arguments';
import { requireOwnFirm } from './build/own-firm';
import { buildSite, realProjectSettings } from './build/site-build';
import { firebaseDeploy } from './publish/firebase-deploy';
import { runCommand } from './tools/run-command';

/*
 * `npm run deploy` builds the site and deploys it, with rules and indexes, to the project in its settings. Passes all
 * arguments except `--with-example` to `firebase deploy`.
 */
runCommand(async () => {
  const settings = realProjectSettings();
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const { withExample, firebaseArgs } = deployArguments(process.argv.slice(2), project);
  await requireOwnFirm(settings, withExample);
  await buildSite('dist', settings);
  const exitCode = await firebaseDeploy(settings, 'hosting,firestore', firebaseArgs);
  if (exitCode === 0) {
    console.log(
      `To see what the project still lacks, run \`npm run setup -- --check --project ${project}\`.`,
    );
  }
  return exitCode;
});
