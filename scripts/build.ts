import { parseArgs } from 'node:util';
import { buildSite, realProjectSettings } from './build/site-build';
import { runningBackend } from './emulators/backend';
import { DEMO_SETTINGS } from './emulators/demo-project';
import { runCommand } from './tools/run-command';

/* `npm run build` builds for the configured Firebase project, and `npm run build:demo` for the emulators. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean' },
      'out-dir': { type: 'string', default: 'dist' },
      development: { type: 'boolean' },
      'without-database': { type: 'boolean', default: false },
    },
  });
  const folder = values['out-dir'];
  const start = Date.now();
  if (values.demo) {
    const kind = values.development ? 'development' : 'production';
    const settings = { ...DEMO_SETTINGS, ...runningBackend() };
    await buildSite(folder, settings, { kind, withoutDatabase: true });
  } else {
    await buildSite(folder, realProjectSettings(), {
      withoutDatabase: values['without-database'],
    });
  }
  console.log(`Built the site into ${folder} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
});
