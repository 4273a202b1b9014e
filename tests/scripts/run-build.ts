import { buildSite } from '../../scripts/build/site-build';
import { runCommand } from '../../scripts/tools/run-command';

/* Builds a real project into the folder given as the argument, with settings from the environment. */
runCommand(() => buildSite(process.argv[2] ?? '', {}));
