import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from './emulators/processes';
import { findBrowser } from './tools/browser';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { buildCommand, startTestSite } from './tools/test-site';

/** Poll interval and debounce of file events: editors write a file in several steps. */
const SETTLE_MS = 100;

/*
 * `npm run test:watch -- tests/screens/public-contact.spec.ts` runs browser tests now and after each edit, with a site
 * and emulators that keep running. Passes its arguments to Playwright. Rebuilds the site after an edit in src.
 */
runCommand(
  async () => {
    const site = await startTestSite(join(temporaryFolder('test-watch'), 'site'));
    const env = { ...site.env, CHROMIUM_PATH: await findBrowser() };
    const run = ([tool = '', ...args]: string[]) => {
      const running = startProcess(tool, join(ROOT, 'node_modules/.bin', tool), args, { env });
      running.onLine = (line) => console.log(line);
      return running.exited;
    };
    const build = async () => {
      await site.seed();
      return run(buildCommand(site));
    };

    const edited = new Set<string>();
    for (const folder of ['src', 'tests']) {
      watch(join(ROOT, folder), { recursive: true }, () => edited.add(folder));
    }
    for (let isBuilt = false; ; isBuilt &&= !edited.has('src')) {
      edited.clear();
      isBuilt ||= (await build()) === 0;
      if (isBuilt) await run(['playwright', 'test', ...process.argv.slice(2)]);
      console.log('Waiting for changes (Ctrl-C to stop) …');
      while (edited.size === 0) await delay(SETTLE_MS);
      await delay(SETTLE_MS);
    }
  },
  { untilStopped: true },
);
