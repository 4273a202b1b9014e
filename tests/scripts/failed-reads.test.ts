import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildSite, readSite } from '../../scripts/build/site-build';
import { testFolder } from '../support/temporary-folder';
import { SETTINGS } from './build-test-site';
import { listen } from './listen';

/** Settings with an empty database that refuses all reads, or never responds to reads of the page 'about'. */
async function settingsWith(fault: 'refuses' | 'is silent') {
  const host = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const error = { code: 403, message: 'The rules refuse.', status: 'PERMISSION_DENIED' };
      if (fault === 'refuses') response.writeHead(403).end(JSON.stringify([{ error }]));
      else if (!body.includes('"about"'))
        response.end(JSON.stringify([{ readTime: '2026-01-01T00:00:00Z' }]));
    });
  });
  const settings = { ...SETTINGS, VITE_FIRESTORE_EMULATOR_HOST: host };
  // A build sets the environment.
  for (const [name, value] of Object.entries({ ...settings, NODE_ENV: 'test' }))
    vi.stubEnv(name, value);
  return settings;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

/** Lets the clock run four times as fast, for a time limit. */
function hurry() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const clock = setInterval(() => vi.advanceTimersByTime(60), 20);
  onTestFinished(() => {
    clearInterval(clock);
    vi.useRealTimers();
  });
}

it.each([
  ['refuses', '[\\w- ]+: Request failed with error: The rules refuse.'],
  ['is silent', 'about: No response within 8 seconds'],
] as const)(
  'a build stops and leaves its output folder unchanged if the database %s',
  async (fault, reason) => {
    const folder = testFolder('unread');
    writeFileSync(join(folder, 'index.html'), 'The deployed site');
    hurry();
    await expect(buildSite(folder, await settingsWith(fault))).rejects.toThrow(
      new RegExp(`^Saved content could not be read \\(${reason}\\), so nothing was built`),
    );
    expect(readdirSync(folder)).toEqual(['index.html']);
  },
);

it('without a database, a build continues with built-in content', async () => {
  const { content } = await readSite(await settingsWith('refuses'), true);
  expect(content.sources.get('list of services')).toBe('built-in (read failed)');
});
