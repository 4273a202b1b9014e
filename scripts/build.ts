import { Command } from 'commander';
import { requireOwnFirm } from './build/own-firm';
import { outputFolder } from './build/output-folder';
import { buildSite, realProjectSettings } from './build/site-build';
import { runningBackend } from './emulators/backend';
import { DEMO_SETTINGS } from './emulators/demo-project';
import { runCommand } from './tools/run-command';

type Options = { outDir: string } & Partial<Record<'demo' | 'withExample', boolean>>;

/* `npm run build` builds for the configured Firebase project, and `npm run build:demo` for the emulators. */
runCommand(async () => {
  const { outDir, demo, withExample } = new Command('npm run build --')
    .option('--out-dir <folder>', 'output folder', outputFolder, 'dist')
    .option('--demo', 'build for the emulators')
    .option('--with-example', 'build a rehearsal, even with values of the example firm')
    .showHelpAfterError()
    .parse()
    .opts<Options>();
  const start = Date.now();
  const settings = demo ? { ...DEMO_SETTINGS, ...runningBackend() } : realProjectSettings();
  if (!demo) await requireOwnFirm(settings, withExample);
  await buildSite(outDir, settings, demo);
  console.log(`Built the site into ${outDir} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
});
