import { runSnapshot } from './snapshot/run-snapshot';
import { runCommand } from './tools/run-command';

/* `npm run snapshot`: services, careers, and SEO settings as a file, through the rules (design 4). */
runCommand(() => runSnapshot(process.argv.slice(2)));
