import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, realProjectSettings } from './build/site-build';
import { runningBackend } from './emulators/backend';
import { DEMO_SETTINGS } from './emulators/demo-project';
import { configuredPorts } from './emulators/ports';
import { checkoutCommit, isCommit } from './publish/build-record';
import { firebaseDeploy } from './publish/firebase-deploy';
import { publishSite } from './publish/publish-site';
import { siteOrigin } from './publish/published-site';
import { Failure } from './tools/failure';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

/*
 * `npm run publish` builds the deployed commit with the current stored content, and deploys the pages. `--demo`
 * publishes to the emulators instead: to `npm run preview`, or to the site at `--origin`, served from `--out-dir`.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean' },
      origin: { type: 'string' },
      'out-dir': { type: 'string' },
    },
  });
  const { demo, origin, 'out-dir': folder } = values;
  if (demo) {
    const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
    return publishDemo(origin ?? preview, resolve(ROOT, folder ?? 'dist'));
  }
  if (origin ?? folder)
    throw new Failure('--origin and --out-dir require --demo. Add it, or leave them out.');
  return publish();
});

async function publish(): Promise<number> {
  const settings = realProjectSettings();
  const commit = checkoutCommit();
  if (!isCommit(commit)) {
    throw new Failure(
      'Nothing was deployed: this checkout has uncommitted changes or is not a Git repository, but `npm run publish` needs ' +
        'the deployed commit. Deploy this code with `npm run deploy`, or commit or discard the changes and publish again.',
    );
  }
  return publishSite({
    origin: siteOrigin(settings),
    commit,
    folder: join(ROOT, 'dist'),
    build: () => buildSite('dist', settings),
    deploy: () => firebaseDeploy(settings, 'hosting'),
  });
}

/** @param served the folder that the Hosting emulator at `origin` serves */
async function publishDemo(origin: string, served: string): Promise<number> {
  const folder = temporaryFolder('publish');
  return publishSite({
    origin,
    commit: checkoutCommit(),
    folder,
    build: () => buildSite(folder, { ...DEMO_SETTINGS, ...runningBackend() }),
    deploy: async () => {
      for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true });
      cpSync(folder, served, { recursive: true });
      return 0;
    },
  });
}
