import { deployArguments } from './build/deploy-arguments';
import { buildSite, realProjectSettings } from './build/site-build';
import { firebaseDeploy } from './publish/firebase-deploy';
import { runCommand } from './tools/run-command';

/*
 * `npm run deploy` builds the site and deploys it, with rules and indexes, to the project in its settings. Passes all
 * arguments except `--without-database` to `firebase deploy`.
 */
runCommand(async () => {
  const settings = realProjectSettings();
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const { withoutDatabase, firebaseArgs } = deployArguments(process.argv.slice(2), project);
  await buildSite('dist', settings, withoutDatabase);
  const exitCode = await firebaseDeploy(settings, 'hosting,firestore', firebaseArgs);
  if (exitCode === 0) {
    console.log(
      `To check the project’s settings, run \`npm run admin -- check --project ${project}\`.`,
    );
  }
  return exitCode;
});
