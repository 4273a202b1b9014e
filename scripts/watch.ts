import { runCommand } from './tools/run-command';
import { runWatch } from './watch/run-watch';

/* `npm run watch`, for a schedule: tells of inquiries, and tries the site from outside. */
runCommand(() => runWatch(process.argv.slice(2)));
