import { runCommand } from './tools/run-command';
import { runWatch } from './watch/run-watch';

/* `npm run watch`, meant to run on a schedule, reports inquiries and checks the live site. */
runCommand(() => runWatch(process.argv.slice(2)));
