import { productionSettings } from './build/production-settings.ts';
import { runCommand } from './tools/run-command.ts';

/*
 * Prints the project's ID, for the commands of workflows. Uses no npm packages, because release.yml runs it without them.
 */
runCommand(async () => console.log(productionSettings()['VITE_FIREBASE_PROJECT_ID']));
