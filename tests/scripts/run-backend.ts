import { startBackend } from '../../scripts/emulators/backend';
import type { Ports } from '../../scripts/emulators/ports';
import { printResetLink } from '../../scripts/emulators/print-reset-link';
import { runCommand } from '../../scripts/tools/run-command';

/* Starts a backend on the ports of its only argument, as `npm run dev` does; for backend.test.ts. */
runCommand(
  async () => {
    const backend = await startBackend({ ports: JSON.parse(process.argv[2] ?? '') as Ports });
    backend.auth.onLine = printResetLink;
    process.stdout.write('Everything … ready\n');
    await backend.failed;
  },
  { untilStopped: true },
);
