import { resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import type { FirmFacts } from '../../src/collections/settings';
import { firmWith } from '../../src/content/firm-facts';
import type * as EntryServer from '../../src/entry-server';
import { writeBuildRecord } from '../publish/build-record';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { loadEntry } from './load-entry';
import { prerenderSite } from './prerender';

const REQUIRED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN'].map((name) => `VITE_FIREBASE_${name}`);
const EMULATORS = ['VITE_FIRESTORE_EMULATOR_HOST', 'VITE_AUTH_EMULATOR_HOST'];

/** The settings of a production build. Throws a Failure if they are not those of a real project. */
export function realProjectSettings(): Record<string, string> {
  const settings = loadEnv('production', ROOT, 'VITE_');
  requireRealProject(settings);
  return settings;
}

/** Like realProjectSettings, but also throws a Failure if they are not those of `project`. */
export function settingsOf(project: string): Record<string, string> {
  const settings = realProjectSettings();
  const configured = settings['VITE_FIREBASE_PROJECT_ID'];
  if (configured === project) return settings;
  throw new Failure(
    `The settings in .env.production.local are for ${configured}, not for ${project}. Change the settings or \`--project\`.`,
  );
}

/** If settings that a real project needs are missing, throws a Failure that names them. */
export function requireRealProject(settings: Record<string, string | undefined>): void {
  const forAppCheck = settings['VITE_APP_CHECK_SITE_KEY'] ? ['VITE_FIREBASE_APP_ID'] : [];
  const missing = [...REQUIRED, ...forAppCheck].filter((name) =>
    /^(demo-|$)/.test(settings[name] ?? ''),
  );
  if (missing.length > 0) {
    throw new Failure(
      `This build is for a real Firebase project, but these settings are missing: ${missing.join(', ')}. ` +
        'To set up a project and write its settings into .env.production.local, run `npm run setup -- --project ID`. ' +
        'To build for the emulators, run `npm run build:demo`.',
    );
  }
  const emulator = EMULATORS.find((name) => settings[name]);
  if (emulator) {
    throw new Failure(
      `${emulator} is set, but a build for a real Firebase project must not use an emulator. Unset ${emulator} and build again.`,
    );
  }
}

/** What the owner has saved about the firm, as visitors can read it. Rejects if it can't be read. */
export async function readFirm(settings: Record<string, string>): Promise<Partial<FirmFacts>> {
  Object.assign(process.env, settings);
  interface Data {
    settingsData: { getFirm: () => Promise<FirmFacts | null> };
  }
  const { settingsData } = await loadEntry<Data>('src/data/lazy-back-office-data.ts');
  return (await settingsData.getFirm()) ?? {};
}

/**
 * Builds the server entry and reads the saved content with it. Throws a Failure if the content can't be read, unless
 * `withoutDatabase`: then it is the built-in content. `settings`: as for buildSite.
 */
export async function readSite(settings: Record<string, string>, withoutDatabase = false) {
  // A test runner may have set NODE_ENV.
  Object.assign(process.env, { NODE_ENV: 'production', ...settings });
  const stop = (error: Error) => {
    throw new Failure(
      `Saved content could not be read (${error.message}), so nothing was built; the deployed site is unchanged. ` +
        'Try again later. Before the first deployment, run `npm run setup`.',
    );
  };
  const firm = await readFirm(settings).catch((error: Error) =>
    withoutDatabase ? {} : stop(new Error(`firm: ${error.message}`)),
  );
  process.env['FIRM'] = JSON.stringify(firmWith(firm));
  const server = await loadEntry<typeof EntryServer>('src/entry-server.tsx');
  const content = await server.loadSiteContent(withoutDatabase).catch(stop);
  return { server, content };
}

/**
 * Builds the site with its static pages and build.json. If saved content can't be read, throws a Failure and leaves the
 * folder unchanged.
 * @param folder relative to the project, or absolute
 * @param settings override every .env file
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string>,
  withoutDatabase?: boolean,
): Promise<void> {
  const builtAt = new Date().toISOString();
  const { server, content } = await readSite(settings, withoutDatabase);
  const outDir = resolve(ROOT, folder);
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await prerenderSite(outDir, server, content);
  writeBuildRecord(outDir, { builtAt, content: await server.digestOf(content) });
}
