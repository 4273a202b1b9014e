import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../tools/failure.ts';
import { isProjectId } from '../tools/is-project-id.ts';
import { ROOT } from '../tools/project-root.ts';

/**
 * The settings in .env.production.local, for scripts that run without npm packages. Throws a Failure if the project's ID
 * is missing or not valid. Sets no environment variables, as `node --env-file` would: everyone who can write to the
 * repository can change the file on GitHub, and NODE_OPTIONS in it would run code in a job that has a key.
 */
export function productionSettings(): Record<string, string> {
  const file = join(ROOT, '.env.production.local');
  const settings = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  if (isProjectId(settings['VITE_FIREBASE_PROJECT_ID'] ?? '')) return settings;
  throw new Failure(
    'VITE_FIREBASE_PROJECT_ID in .env.production.local is not the ID of a Firebase project. Correct it there and, for ' +
      'GitHub, in the repository variable ENV_PRODUCTION.',
  );
}
