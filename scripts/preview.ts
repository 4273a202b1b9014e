import { buildSite } from './build/site-build';
import { startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS, welcomeText } from './emulators/demo-project';
import { configuredPorts } from './emulators/ports';
import { printResetLink } from './emulators/print-reset-link';
import { seed } from './samples/seed';
import { runCommand } from './tools/run-command';

const FOLDER = 'dist';

/* `npm run preview` serves the production build in the Hosting emulator, with sample data, until Ctrl-C. */
runCommand(
  async () => {
    const ports = configuredPorts();
    const backend = await startBackend({ ports, publicFolder: FOLDER });
    Object.assign(process.env, backend.env);
    await seed(DEMO_PROJECT);
    console.log('Sample data … written');
    // After the sample data, because the build reads the saved content.
    await buildSite(FOLDER, { ...DEMO_SETTINGS, ...backend.env });
    console.log('Production build … written');
    console.log(welcomeText(`http://localhost:${ports.hosting}`));
    backend.auth.onLine = printResetLink;
    await backend.failed;
  },
  { untilStopped: true },
);
