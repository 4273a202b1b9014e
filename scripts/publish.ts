import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
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

const DEMO = { demo: true };

/*
 * `npm run publish` builds the deployed commit with the current stored content, and deploys the pages.
 * `npm run publish:check`, for publish.yml, only reports whether the stored content has changed since.
 */
runCommand(async () => {
  const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
  const { check, demo, origin, outDir } = new Command('npm run publish --')
    .option(
      '--check',
      'only report whether the stored content has changed, and the deployed commit',
    )
    .option('--demo', 'publish to the emulators of npm run preview')
    .addOption(
      new Option('--origin <url>', 'another emulator’s site').default(preview).implies(DEMO),
    )
    .addOption(new Option('--out-dir <folder>', 'its folder').default('dist').implies(DEMO))
    .showHelpAfterError()
    .parse()
    .opts<{ check?: boolean; demo?: boolean; origin: string; outDir: string }>();
  const settings = demo ? { ...DEMO_SETTINGS, ...runningBackend() } : realProjectSettings();
  if (check) return checkContent(demo ? origin : siteOrigin(settings), settings);
  return demo
    ? publishDemo(origin, settings, resolve(ROOT, outDir))
    : publish(siteOrigin(settings), settings);
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
