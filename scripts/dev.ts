import { watchFile } from 'node:fs';
import { backendEnvironment, startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS, welcomeText } from './emulators/demo-project';
import { loadRules, RULES_FILE } from './emulators/firestore-emulator';
import { configuredPorts, requireFreePorts, SITE_PORT, type Ports } from './emulators/ports';
import { printResetLink } from './emulators/print-reset-link';
import { startProcess } from './emulators/processes';
import { waitUntilReady } from './emulators/wait-until-ready';
import { seed } from './samples/seed';
import { runCommand } from './tools/run-command';

const VITE = 'node_modules/vite/bin/vite.js';
const VITE_OPTIONS = ['--port', String(SITE_PORT), '--strictPort', '--clearScreen', 'false'];

/* `npm run dev` runs the emulators with sample data, and the site, until Ctrl-C. */
runCommand(
  async () => {
    const start = Date.now();
    const ports = configuredPorts();
    await requireFreePorts([{ port: SITE_PORT, use: 'site' }]);
    const [backend, vite] = await Promise.all([startSeededBackend(ports), startVite(ports)]);
    console.log(`\nReady in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
    console.log(welcomeText(`http://localhost:${SITE_PORT}`));
    vite.onLine = (line) => console.log(line);
    backend.auth.onLine = printResetLink;
    watchFile(RULES_FILE, { interval: 500 }, () => {
      loadRules(backend.env.FIRESTORE_EMULATOR_HOST, DEMO_PROJECT).then(
        () => console.log('firestore.rules … reloaded'),
        (error: Error) => console.error(error.message),
      );
    });
    await Promise.race([backend.failed, vite.failed]);
  },
  { untilStopped: true },
);

async function startSeededBackend(ports: Ports) {
  const backend = await startBackend({ ports });
  Object.assign(process.env, backend.env);
  await seed(DEMO_PROJECT);
  console.log('Sample data … written');
  return backend;
}

async function startVite(ports: Ports) {
  const env = { ...DEMO_SETTINGS, ...backendEnvironment(ports) };
  const vite = startProcess('site', process.execPath, [VITE, ...VITE_OPTIONS], { env });
  await waitUntilReady('Site', `localhost:${SITE_PORT}`, vite, console.log);
  return vite;
}
