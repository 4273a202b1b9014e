import { startBackend } from './backend';
import { DEMO_PROJECT, welcome } from './demo';
import { configuredPorts } from './ports';
import { runCommand } from './run-command';
import { seed } from './seed';
import { buildDemoSite } from './site-build';

const FOLDER = 'dist';

/* `npm run preview`: the production build with the shipped headers, emulators and sample data, until Ctrl-C. */
runCommand(
  async () => {
    const ports = configuredPorts();
    const backend = await startBackend({ ports, publicFolder: FOLDER });
    Object.assign(process.env, backend.env);
    await seed(DEMO_PROJECT);
    console.log('Sample data … written');
    // After it: the build puts what is stored into the pages.
    await buildDemoSite(FOLDER, backend.env);
    console.log('Production build … written');
    console.log(welcome(`http://localhost:${ports.hosting}`));
    await backend.failed;
  },
  { untilStopped: true },
);
