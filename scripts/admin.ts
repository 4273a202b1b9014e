import { runAdmin } from './admin/run-admin';
import { runCommand } from './tools/run-command';

/* `npm run admin`: administrators, the history and the settings of a project (design 5). */
runCommand(() => runAdmin(process.argv.slice(2)));
