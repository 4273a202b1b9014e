import { parseArgs } from 'node:util';
import { backendEnvironment } from './backend';
import { configuredPorts } from './ports';
import { runCommand } from './run-command';
import { buildDemoSite, buildSite, productionSettings, requireRealProject } from './site-build';

/* `npm run build` for the configured Firebase project, `npm run build:demo` for the emulators. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean' },
      'out-dir': { type: 'string', default: 'dist' },
      // With React's own warnings, such as those about a static page that differs from the running one.
      development: { type: 'boolean' },
    },
  });
  const folder = values['out-dir'];
  const start = Date.now();
  if (values.demo) {
    const emulators = { ...backendEnvironment(configuredPorts()), ...emulatorsOfEnv() };
    await buildDemoSite(folder, emulators, values.development ? 'development' : 'production');
  } else {
    const settings = productionSettings();
    requireRealProject(settings);
    await buildSite(folder, {});
  }
  console.log(`Built into ${folder} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
});

function emulatorsOfEnv(): Partial<Record<string, string>> {
  const { VITE_FIRESTORE_EMULATOR_HOST: firestore, VITE_AUTH_EMULATOR_HOST: auth } = process.env;
  return {
    ...(firestore && { VITE_FIRESTORE_EMULATOR_HOST: firestore }),
    ...(auth && { VITE_AUTH_EMULATOR_HOST: auth }),
  };
}
