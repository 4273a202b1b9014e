import { resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import { DEMO_SETTINGS } from './demo';
import { prerenderSite } from './prerender';
import { Failure, ROOT } from './processes';

/** What the browser needs to reach a Firebase project. VITE_FIREBASE_APP_ID only App Check asks for. */
const REQUIRED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
] as const;
const EMULATORS = ['VITE_FIRESTORE_EMULATOR_HOST', 'VITE_AUTH_EMULATOR_HOST'] as const;

/** A development build has React's own warnings in it. */
type BuildKind = 'production' | 'development';

/** Where Vite reads the settings of a production build, .env.production.local last, as they stand. */
export function productionSettings(): Record<string, string> {
  return loadEnv('production', ROOT, 'VITE_');
}

/** Throws a Failure that names what is missing for a build of a real project, and where to put it. */
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
      `${emulator} is set, and a build for a real Firebase project must not talk to an emulator: unset it and build again.`,
    );
  }
}

/**
 * Builds the site into `folder` (relative to the project, or absolute).
 * @param settings win over every .env file; give DEMO_SETTINGS and the emulators for a demo build
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string>,
  kind: BuildKind = 'production',
): Promise<void> {
  // Vite would go by what a test runner has left here.
  Object.assign(process.env, { NODE_ENV: kind, ...settings });
  const outDir = resolve(ROOT, folder);
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await prerenderSite(outDir);
}

/** As `buildSite`, for the emulators at these `host:port`. */
export async function buildDemoSite(
  folder: string,
  emulators: Record<(typeof EMULATORS)[number], string>,
  kind?: BuildKind,
): Promise<void> {
  const settings = {
    ...DEMO_SETTINGS,
    VITE_FIRESTORE_EMULATOR_HOST: emulators.VITE_FIRESTORE_EMULATOR_HOST,
    VITE_AUTH_EMULATOR_HOST: emulators.VITE_AUTH_EMULATOR_HOST,
  };
  await buildSite(folder, settings, kind);
}
