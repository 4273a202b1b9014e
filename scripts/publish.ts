import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, readSite, realProjectSettings } from './build/site-build';
import { runningBackend } from './emulators/backend';
import { DEMO_SETTINGS } from './emulators/demo-project';
import { configuredPorts } from './emulators/ports';
import { checkoutCommit, isCommit } from './publish/build-record';
import { firebaseDeploy } from './publish/firebase-deploy';
import { publishSite } from './publish/publish-site';
import { readBuildRecord, siteOrigin } from './publish/published-site';
import { Failure } from './tools/failure';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

/*
 * `npm run publish` builds the deployed commit with the current stored content, and deploys the pages. `--demo`
 * publishes to the emulators instead: to `npm run preview`, or to the site at `--origin`, served from `--out-dir`.
 * `npm run publish:check` (`--check`), for publish.yml, only reports whether the stored content has changed since the
 * deployed site was built, and from which commit it was built.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      demo: { type: 'boolean' },
      origin: { type: 'string' },
      'out-dir': { type: 'string' },
    },
  });
  const { check, demo, 'out-dir': folder } = values;
  if (!demo && (values.origin ?? folder))
    throw new Failure('--origin and --out-dir require --demo. Add it, or leave them out.');
  const settings = demo ? { ...DEMO_SETTINGS, ...runningBackend() } : realProjectSettings();
  const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
  const origin = demo ? (values.origin ?? preview) : siteOrigin(settings);
  if (check) return checkContent(origin, settings);
  return demo
    ? publishDemo(origin, settings, resolve(ROOT, folder ?? 'dist'))
    : publish(origin, settings);
});

async function checkContent(origin: string, settings: Record<string, string>): Promise<void> {
  const { commit, content } = await readBuildRecord(origin);
  if (!isCommit(commit)) {
    throw new Failure(
      `The deployed site was built from uncommitted code (${commit || 'no Git repository'}), so its code can't be built again ` +
        'with new content. Deploy a commit with `npm run deploy`.',
    );
  }
  const site = await readSite(settings);
  const stored = await site.server.contentRecord(site.content, new Set());
  const changed = stored.content !== content;
  console.log(`The stored content ${changed ? 'has changed' : 'is already published'}.`);
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changed=${changed}\ncommit=${commit}\n`);
}

async function publish(origin: string, settings: Record<string, string>): Promise<number> {
  const commit = checkoutCommit();
  if (!isCommit(commit)) {
    throw new Failure(
      'Nothing was deployed: this checkout has uncommitted changes or is not a Git repository, but `npm run publish` needs ' +
        'the deployed commit. Deploy this code with `npm run deploy`, or commit or discard the changes and publish again.',
    );
  }
  return publishSite({
    origin,
    commit,
    folder: join(ROOT, 'dist'),
    build: () => buildSite('dist', settings),
    deploy: () => firebaseDeploy(settings, 'hosting'),
  });
}

/** @param served the folder that the Hosting emulator at `origin` serves */
async function publishDemo(
  origin: string,
  settings: Record<string, string>,
  served: string,
): Promise<number> {
  const folder = temporaryFolder('publish');
  return publishSite({
    origin,
    commit: checkoutCommit(),
    folder,
    build: () => buildSite(folder, settings),
    deploy: async () => {
      for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true });
      cpSync(folder, served, { recursive: true });
      return 0;
    },
  });
}
