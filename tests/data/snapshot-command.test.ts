import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { SNAPSHOT_COLLECTIONS } from '@/domain/snapshot';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { runSnapshot } from '../../scripts/snapshot/run-snapshot';
import { change, put, remove, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { testFolder } from '../support/temporary-folder';
import { startScript } from '../scripts/run-script';

const folder = testFolder('snapshot');
let file: string;

/** Runs the command as package.json does. */
async function snapshot(...args: string[]) {
  const { exitCode, all } = await startScript('scripts/snapshot.ts', args, {});
  return { exitCode, output: all };
}

const content = async () =>
  (await Promise.all(SNAPSHOT_COLLECTIONS.map(stored))).map((documents) =>
    documents.map(({ updatedAt, ...rest }) => (updatedAt ? rest : null)),
  );

describe('npm run snapshot with the sample data', () => {
  beforeEach(async () => {
    file = join(folder, `${crypto.randomUUID()}.json`);
    await clear(DEMO_PROJECT);
    await seed(DEMO_PROJECT);
  });

  it('exports, shows the differences, imports them with their records, and has then nothing to do', async () => {
    const before = await content();
    const exported = await snapshot('export', file);
    expect(exported).toMatchObject({ exitCode: 0 });
    expect(exported.output).toMatch(/\d+ documents of the emulators are in .*\.json\.$/);

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
    expect(asked.output).toMatch(/1 to add, 1 to change, 1 to remove, \d+ the same/);
    expect(asked.output).toContain('Nothing was changed: "Make 3 changes in the emulators?"');
    expect(await stored('changes')).toHaveLength(0);

    const imported = await snapshot('import', file, '--remove', '--yes');
    expect(imported).toMatchObject({ exitCode: 0 });
    expect(imported.output).toContain('3 of 3 changes are made in the emulators.');
    expect(await content()).toEqual(before);
    expect((await stored('changes')).map(({ email }) => email)).toEqual(
      Array.from({ length: 3 }, () => 'admin@example.com'),
    );
    const again = await snapshot('import', file, '--remove', '--yes');
    expect(again.output).toMatch(/0 to add, 0 to change, 0 to remove, \d+ the same$/);
  });

  it('says what it leaves out, and replaces a file only if told', async () => {
    await put('careers/broken', { title: 7 });
    const { exitCode, output } = await snapshot('export', file);
    expect(exitCode).toBe(1);
    expect(output).toContain('Careers, “broken”');
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain('broken');
    const refused = await snapshot('export', file);
    expect([refused.exitCode, refused.output]).toEqual([
      1,
      `${file} exists already: \`--overwrite\` replaces it.`,
    ]);
    await remove('careers/broken');
    expect(await snapshot('export', file, '--overwrite')).toMatchObject({ exitCode: 0 });
  });

  it('refuses a file before it connects', async () => {
    writeFileSync(file, '{"format": "something else"}');
    const { exitCode, output } = await snapshot('import', file);
    expect(exitCode).toBe(1);
    expect(output).toContain('can’t be imported:\nThe file isn’t a snapshot');
    expect((await snapshot('import', `${file}.missing`)).output).toContain('(ENOENT)');
  });
});

describe('npm run snapshot', () => {
  it.each([
    [[]],
    [['export']],
    [['export', 'a', 'b']],
    [['export', 'a', '--yes']],
    [['import', 'a', '--overwrite']],
    [['import', 'a', '--project', 'p']],
    [['import', 'a', '--email', 'a@example.com']],
  ])('shows its usage for %j', (args) => {
    expect(() => runSnapshot(args)).toThrow(/^Usage: npm run snapshot -- export FILE/);
  });

  it('needs the settings of a real project, and the account to be of that one', async () => {
    const unset = join(folder, 'unset.json');
    const args = ['export', unset, '--project', 'real-site', '--email', 'a@example.com'];
    const { exitCode, output } = await snapshot(...args);
    expect(exitCode).toBe(1);
    expect(output).toContain('settings are missing');
    const settings = {
      VITE_FIREBASE_PROJECT_ID: 'another-site',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'another-site.firebaseapp.com',
      VITE_FIRESTORE_EMULATOR_HOST: undefined,
      VITE_AUTH_EMULATOR_HOST: undefined,
    };
    const other = await startScript('scripts/snapshot.ts', args, settings);
    expect(other.all).toContain('are those of another-site, not of real-site');
    expect(existsSync(unset)).toBe(false);
  });
});
