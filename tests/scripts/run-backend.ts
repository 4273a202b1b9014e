import { startBackend } from '../../scripts/emulators/backend';
import type { Ports } from '../../scripts/emulators/ports';
import { printResetLink } from '../../scripts/emulators/print-reset-link';
import { startProcess } from '../../scripts/emulators/processes';
import { runCommand } from '../../scripts/tools/run-command';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';

const [ports, marker] = process.argv.slice(2);

/* Starts a program that has a child, whose command lines contain a marker; with ports, a backend as `npm run dev` does. */
runCommand(
  async () => {
    temporaryFolder('backend');
    if (marker) {
      const args = ['-c', 'sh -c "sleep 60; : $0" "$0" & wait', marker];
      const program = startProcess('program', 'sh', args);
      process.stdout.write('Everything … ready\n');
      await program.failed;
    }
    const backend = await startBackend({ ports: JSON.parse(ports ?? '') as Ports });
    backend.auth.onLine = printResetLink;
    process.stdout.write('Everything … ready\n');
    await backend.failed;
  },
  { untilStopped: true },
);
