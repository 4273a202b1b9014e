import { buildSite } from '../../scripts/build/site-build';
import { runCommand } from '../../scripts/tools/run-command';

/* Builds into the folder of its argument, as for a real project whose database is the emulator of the environment. */
runCommand(() => buildSite(process.argv[2] ?? '', {}));
