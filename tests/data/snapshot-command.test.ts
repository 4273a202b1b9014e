import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { SNAPSHOT_COLLECTIONS } from '@/collections/snapshot';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import { runSnapshot } from '../../scripts/snapshot/run-snapshot';
import { startScript } from '../scripts/run-script';
import { change, put, remove, resetDatabase, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { testFolder } from '../support/temporary-folder';

const folder = testFolder('snapshot');

afterEach(() => vi.unstubAllEnvs());

/** Runs `npm run snapshot` with these arguments. */
async function snapshot(...args: string[]) {
  const { exitCode, all } = await startScript('scripts/snapshot.ts', args, {});
  return { exitCode, output: all };
}

const content = async () =>
  (await Promise.all(SNAPSHOT_COLLECTIONS.map(stored))).map((documents) =>
    documents.map(({ updatedAt, ...rest }) => (updatedAt ? rest : null)),
  );

it('the snapshot command exports content, lists omitted documents, shows differences, and records each change it imports', async () => {
  const file = join(folder, 'content.json');
  await resetDatabase();
  await seed(DEMO_PROJECT);
  const before = await content();
  await put('careers/broken', { title: 7 });
  writeFileSync(file, 'an older file');
  const exported = await snapshot('export', file, '--overwrite');
  expect(exported.exitCode).toBe(1);
  expect(exported.output).toMatch(/^Exported \d+ documents from the emulators to .*\.json\.$/m);
  expect(exported.output).toContain('Careers, “broken”');
  expect(readFileSync(file, 'utf8')).not.toMatch(/broken|an older file/);

  await remove('careers/broken');
  const [career, , removed] = (await stored('careers')).map(({ id }) => String(id));
  await change(`careers/${career}`, { title: 'Changed', updatedAt: new Date() });
  await remove(`careers/${removed}`);
  await put('services/extra', service({ slug: 'extra', name: 'Extra' }));
  const asked = await snapshot('import', file, '--remove');
  expect(asked.exitCode).toBe(1);
  expect(asked.output).toMatch(new RegExp(`~ Career “.*” \\(careers/${career}\\)\n`));
  expect(asked.output).toMatch(/^ {4}Job Title: “Changed” → “.*”$/m);
  expect(asked.output).toMatch(new RegExp(`^\\+ Career .*\\(careers/${removed}\\)$`, 'm'));
  expect(asked.output).toContain('- Service “Extra” (services/extra)');
  expect(asked.output).toMatch(/1 to add, 1 to change, 1 to remove, \d+ unchanged/);
  expect(asked.output).toContain('Nothing was changed: "Make 3 changes in the emulators?"');
  expect(await stored('changes')).toHaveLength(0);

  const imported = await snapshot('import', file, '--remove', '--yes');
  expect(imported).toMatchObject({ exitCode: 0 });
  expect(imported.output).toMatch(
    /^Made 3 of 3 changes in the emulators\.\nTo undo any of them, use “History” at \/admin\/site\.$/m,
  );
  expect(await content()).toEqual(before);
  const authors = (await stored('changes')).map(({ email }) => email);
  expect(authors).toEqual(Array.from({ length: 3 }, () => 'admin@example.com'));
});

it('the snapshot command rejects an unsuitable file before connecting', async () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '{"format": "something else"}');
  await expect(runSnapshot(['export', file])).rejects.toThrow('To replace it, add `--overwrite`.');
  await expect(runSnapshot(['import', file])).rejects.toThrow(
    /imported:\nThis isn’t a content snap/,
  );
  await expect(runSnapshot(['import', `${file}.missing`])).rejects.toThrow('(ENOENT)');
});

it.each([
  [[]],
  [['export']],
  [['export', 'a', 'b']],
  [['export', 'a', '--yes']],
  [['import', 'a', '--overwrite']],
  [['import', 'a', '--project', 'p']],
  [['import', 'a', '--email', 'a@example.com']],
])('the snapshot command shows its usage for the invalid arguments %j', (args) => {
  expect(() => runSnapshot(args)).toThrow(/^Usage: npm run snapshot -- export FILE/);
});

it('the snapshot command requires settings that match the real project', async () => {
  const file = join(folder, 'unset.json');
  const args = ['export', file, '--project', 'real-site', '--email', 'a@example.com'];
  await expect(runSnapshot(args)).rejects.toThrow('settings are missing');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'another-site');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'another-site.firebaseapp.com');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('VITE_AUTH_EMULATOR_HOST', undefined);
  await expect(runSnapshot(args)).rejects.toThrow('are for another-site, not for real-site');
  expect(existsSync(file)).toBe(false);
});
