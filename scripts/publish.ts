import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { requireOwnFirm } from './build/own-firm';
import { outputFolder } from './build/output-folder';
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
import { addToRunSummary } from './tools/run-summary';
import { temporaryFolder } from './tools/temporary-folder';

type Flag = 'check' | 'demo' | 'withExample';
type Options = { outDir: string; origin?: string } & Partial<Record<Flag, boolean>>;

/*
 * `npm run publish` builds the deployed commit with the current saved content, and deploys the pages.
 * `npm run publish:check`, for publish.yml, only reports whether the saved content has changed since.
 */
runCommand(async () => {
  const { check, demo, origin, outDir, withExample } = new Command('npm run publish --')
    .option('--check', 'only report whether the saved content has changed, and the deployed commit')
    .option('--demo', 'publish to the emulators of npm run preview')
    .option('--origin <url>', 'with --demo, the site of other emulators')
    .option('--out-dir <folder>', 'with --demo, the folder that they serve', outputFolder, 'dist')
    .option('--with-example', 'publish a rehearsal, even with values of the example firm')
    .showHelpAfterError()
    .parse()
    .opts<Options>();
  if (!demo && (origin || outDir !== 'dist'))
    throw new Failure('--origin and --out-dir require --demo. Add --demo, or remove both.');
  const settings = demo ? { ...DEMO_SETTINGS, ...runningBackend() } : realProjectSettings();
  const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
  const site = demo ? (origin ?? preview) : siteOrigin(settings);
  if (check) return checkContent(site, settings);
  if (demo) return publishDemo(site, settings, resolve(ROOT, outDir));
  await requireOwnFirm(settings, withExample);
  return publish(site, settings);
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
  const stored = await site.server.digestOf(site.content);
  const changed = stored !== content;
  const result = `The saved content ${changed ? 'has changed' : 'is already published'}.`;
  console.log(result);
  addToRunSummary(result);
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changed=${changed}\ncommit=${commit}\n`);
}

async function publish(origin: string, settings: Record<string, string>): Promise<number> {
  const commit = checkoutCommit();
  if (!isCommit(commit)) {
    throw new Failure(
      'Nothing was deployed: this checkout is not a clean Git commit. Check out the deployed commit and publish again, or ' +
        'deploy this code with `npm run deploy`.',
    );
  }
  const build = () => buildSite('dist', settings);
  const deploy = () => firebaseDeploy(settings, 'hosting');
  return publishSite({ origin, commit, folder: join(ROOT, 'dist'), build, deploy });
}

/** @param served the folder that the Hosting emulator at `origin` serves */
async function publishDemo(
  origin: string,
  settings: Record<string, string>,
  served: string,
): Promise<number> {
  const folder = temporaryFolder('publish');
  const build = () => buildSite(folder, settings);
  const deploy = () => {
    for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true });
    cpSync(folder, served, { recursive: true });
    return Promise.resolve(0);
  };
  return publishSite({ origin, commit: checkoutCommit(), folder, build, deploy });
}
