import { resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { prerenderSite } from './prerender';

const REQUIRED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN'].map((name) => `VITE_FIREBASE_${name}`);
const EMULATORS = ['VITE_FIRESTORE_EMULATOR_HOST', 'VITE_AUTH_EMULATOR_HOST'];

/** The settings of a production build, from the environment, .env.production.local and .env. */
export function productionSettings(): Record<string, string> {
  return loadEnv('production', ROOT, 'VITE_');
}

/** Throws a Failure that names the settings that a build for a real project lacks. */
export function requireRealProject(settings: Record<string, string | undefined>): void {
  const forAppCheck = settings['VITE_APP_CHECK_SITE_KEY'] ? ['VITE_FIREBASE_APP_ID'] : [];
  const missing = [...REQUIRED, ...forAppCheck].filter((name) => {
    const value = settings[name];
    return !value || value.startsWith('demo-');
  });
  if (missing.length > 0) {
    throw new Failure(
      `This build is for a real Firebase project, and its settings are missing: ${missing.join(', ')}. ` +
        'Copy .env to .env.production.local, fill in the web app’s settings from the Firebase console, ' +
        'and build again. `npm run build:demo` builds for the emulators.',
    );
  }
  const emulator = EMULATORS.find((name) => settings[name]);
  if (emulator) {
    throw new Failure(
      `${emulator} is set, and a build for a real Firebase project must not use an emulator: unset it and build again.`,
    );
  }
}

/**
 * Builds the site with its static pages.
 * @param folder relative to the project, or absolute
 * @param settings override every .env file
 * @param kind a development build contains React's warnings
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string>,
  kind: 'production' | 'development' = 'production',
): Promise<void> {
  // A test runner may have set NODE_ENV.
  Object.assign(process.env, { NODE_ENV: kind, ...settings });
  const outDir = resolve(ROOT, folder);
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await prerenderSite(outDir);
}
