import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../support/temporary-folder';
import { runBuild } from './build-test-site';
import { startScript } from './run-script';

/** Simulates an empty database that never responds to reads of the page 'about', or refuses all reads if `isLocked`. */
function startDatabase({ isLocked = false } = {}) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (isLocked) {
        const error = { code: 403, message: 'The rules refuse.', status: 'PERMISSION_DENIED' };
        response.writeHead(403).end(JSON.stringify([{ error }]));
      } else if (!body.includes('"about"')) {
        response.end(JSON.stringify([{ readTime: '2026-01-01T00:00:00Z' }]));
      }
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

it.each([
  [
    'all reads are refused',
    { isLocked: true },
    /^Stored content could not be read \([\w- ]+: Request failed with error: The rules refuse\.\), so nothing was built/,
  ],
  [
    'one read gets no response',
    {},
    /^Stored content could not be read \(about: No response within 8 seconds\), so nothing was built/,
  ],
])(
  'a build stops and leaves its output folder unchanged if %s',
  async (_case, options, message) => {
    const folder = testFolder('unread');
    writeFileSync(join(folder, 'index.html'), 'The deployed site');
    const { exitCode, all } = await runBuild(folder, {
      VITE_FIRESTORE_EMULATOR_HOST: await startDatabase(options),
    });
    expect(all.split('\n').at(-1)).toMatch(message);
    expect(exitCode).toBe(1);
    expect(readdirSync(folder)).toEqual(['index.html']);
  },
);

it('a demo build continues with built-in content if reads fail', async () => {
  const folder = testFolder('demo');
  const { exitCode, all } = await startScript(
    'scripts/build.ts',
    ['--demo', `--out-dir=${folder}`],
    { FIRESTORE_EMULATOR_HOST: await startDatabase({ isLocked: true }) },
  );
  expect(all).toMatch(/list of services +built-in \(read failed\)/);
  expect(exitCode).toBe(0);
  expect(readdirSync(folder)).toContain('index.html');
});
