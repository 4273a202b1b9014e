import { watchFile } from 'node:fs';
import { backendEnvironment, failureOf, startBackend } from './backend';
import { DEMO_PROJECT, DEMO_SETTINGS, welcome } from './demo';
import { loadRules, RULES_FILE } from './firestore-emulator';
import { configuredPorts, requireFreePorts, SITE_PORT } from './ports';
import { startProcess } from './processes';
import { runCommand } from './run-command';
import { seed } from './seed';
import { waitUntilReady } from './wait-until-ready';

const VITE = 'node_modules/vite/bin/vite.js';

/* `npm run dev`: emulators, sample data and the site, until Ctrl-C. */
runCommand(
  async () => {
    const start = Date.now();
    const ports = configuredPorts();
    await requireFreePorts([{ port: SITE_PORT, use: 'site' }]);

    const [backend, vite] = await Promise.all([startSeededBackend(), startSite()]);
    console.log(`\nReady in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
    console.log(welcome(`http://localhost:${SITE_PORT}`));
    vite.onLine = (line) => console.log(line);
    watchFile(RULES_FILE, { interval: 500 }, () => {
      loadRules(backend.env.FIRESTORE_EMULATOR_HOST, DEMO_PROJECT).then(
        () => console.log('firestore.rules … loaded again'),
        (error: Error) => console.error(error.message),
      );
    });
    await Promise.race([backend.failed, failureOf([vite])]);

    async function startSeededBackend() {
      const started = await startBackend({ ports });
      Object.assign(process.env, started.env);
      await seed(DEMO_PROJECT);
      console.log('Sample data … written');
      return started;
    }

    async function startSite() {
      const site = startProcess(
        'site',
        process.execPath,
        [VITE, '--port', String(SITE_PORT), '--strictPort', '--clearScreen', 'false'],
        { env: { ...DEMO_SETTINGS, ...backendEnvironment(ports) } },
      );
      await waitUntilReady('Site', `localhost:${SITE_PORT}`, site, console.log);
      return site;
    }
  },
  { untilStopped: true },
);
