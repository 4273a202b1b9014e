import { startBackend } from '../../scripts/emulators/backend';
import type { Ports } from '../../scripts/emulators/ports';
import { printResetLink } from '../../scripts/emulators/print-reset-link';
import { runCommand } from '../../scripts/tools/run-command';

/* Starts a backend as `npm run dev` does, on the ports given as JSON in the only argument. */
runCommand(
  async () => {
    const backend = await startBackend({ ports: JSON.parse(process.argv[2] ?? '') as Ports });
    backend.auth.onLine = printResetLink;
    process.stdout.write('Everything … ready\n');
    await backend.failed;
  },
  { untilStopped: true },
);
