import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { buildSite, readSite } from '../../scripts/build/site-build';
import { runningBackend } from '../../scripts/emulators/backend';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { testFolder } from '../support/temporary-folder';
import { SETTINGS } from './build-test-site';
import { listen } from './listen';

/** Settings with a database that refuses all reads, or never responds until the deadline has passed. */
async function settingsWith(fault: 'refuses' | 'is silent') {
  if (fault === 'is silent') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const host = await listen((_request, response) => {
    const error = { code: 403, message: 'The rules refuse.', status: 'PERMISSION_DENIED' };
    if (fault === 'refuses') response.writeHead(403).end(JSON.stringify([{ error }]));
    else if (vi.isFakeTimers()) vi.advanceTimersByTime(8_000);
  });
  const settings = { ...SETTINGS, VITE_FIRESTORE_EMULATOR_HOST: host };
  // A build sets the environment.
  for (const [name, value] of Object.entries({ ...settings, NODE_ENV: 'test' }))
    vi.stubEnv(name, value);
  return settings;
}

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const PART = `(firm|list of \\w+|${SEO_PAGES.map(({ id }) => id).join('|')})`;

it.each([
  ['refuses', 'Request failed with error: The rules refuse.'],
  ['is silent', 'No response within 8 seconds'],
] as const)(
  'a build stops and leaves its output folder unchanged if the database %s',
  async (fault, reason) => {
    const folder = testFolder('unread');
    writeFileSync(join(folder, 'index.html'), 'The deployed site');
    await expect(buildSite(folder, await settingsWith(fault))).rejects.toThrow(
      new RegExp(`^Saved content could not be read \\(${PART}: ${reason}\\), so nothing was built`),
    );
    expect(readdirSync(folder)).toEqual(['index.html']);
  },
);

it('without a database, a build continues with built-in content', async () => {
  const { content } = await readSite(await settingsWith('refuses'), true);
  expect(content.sources.get('list of services')).toBe('built-in (read failed)');
});

it('a project without documents, as `npm run setup` leaves it, is built with built-in content', async () => {
  for (const [name, value] of Object.entries({ ...SETTINGS, NODE_ENV: 'test' }))
    vi.stubEnv(name, value);
  const { FIRESTORE_EMULATOR_HOST: host } = runningBackend();
  const project = 'demo-new-site';
  await loadRules(host, project);
  const settings = { ...SETTINGS, VITE_FIREBASE_PROJECT_ID: project };
  const { content } = await readSite({ ...settings, VITE_FIRESTORE_EMULATOR_HOST: host });
  expect(content.sources.get('list of services')).toBe('built-in (none saved)');
  expect(content.careers).toEqual([]);
});
