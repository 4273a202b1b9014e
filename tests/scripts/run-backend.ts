import { startBackend } from '../../scripts/backend';
import type { Ports } from '../../scripts/ports';
import { runCommand } from '../../scripts/run-command';

/* A command like `npm run dev` in small, on the ports of its only argument: for backend.test.ts. */
runCommand(
  async () => {
    const backend = await startBackend({ ports: JSON.parse(process.argv[2] ?? '') as Ports });
    await backend.failed;
  },
  { untilStopped: true },
);
