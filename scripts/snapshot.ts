import { runSnapshot } from './snapshot/run-snapshot';
import { runCommand } from './tools/run-command';

/* `npm run snapshot` exports and imports services, careers, and SEO settings, subject to the rules (design 4). */
runCommand(() => runSnapshot(process.argv.slice(2)));
