import { runSetup } from './setup/run-setup';
import { runCommand } from './tools/run-command';

/* `npm run setup` sets up a Firebase project, or only looks what is missing. */
runCommand(() => runSetup(process.argv.slice(2)));
