import { runAdmin } from './admin/run-admin';
import { runCommand } from './tools/run-command';

/* `npm run admin` manages a project's administrators, prunes its history, and checks its settings (design 5). */
runCommand(() => runAdmin(process.argv.slice(2)));
