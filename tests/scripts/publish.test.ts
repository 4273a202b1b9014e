import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { digestOf, type SiteContent } from '@/entry-server';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { checkoutCommit, writeBuildRecord } from '../../scripts/publish/build-record';
import { publishSite } from '../../scripts/publish/publish-site';
import { readBuildRecord } from '../../scripts/publish/published-site';
import { clear } from '../../scripts/samples/seed';
import { siteContent } from '../support/site-content';
import { testFolder } from '../support/temporary-folder';
import { listen } from './listen';
import { startScript } from './run-script';

/** A project separate from those that other test files use in the same emulator. */
const PROJECT = 'demo-publish';
const COMMIT = 'c'.repeat(40);
const NO_SERVER = '127.0.0.1:2';

const folders = testFolder('publish');
const newFolder = () => mkdtempSync(join(folders, 'site-'));

afterEach(() => vi.restoreAllMocks());

/** Serves the build.json of a folder. */
async function serve(folder: string): Promise<string> {
  const host = await listen((request, response) => {
    const file = join(folder, 'build.json');
    const isFound = request.url === '/build.json' && existsSync(file);
    response.statusCode = isFound ? 200 : 404;
    response.end(isFound ? readFileSync(file) : 'Not found');
  });
  return `http://${host}`;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

const RECORD = { commit: COMMIT, builtAt: '', content: 'digest' };
const writeRecord = (folder: string, fields: object = {}) =>
  writeFiles(folder, { 'build.json': JSON.stringify({ ...RECORD, ...fields }) });

describe('the deployed site', () => {
  it('has a record of its content, its commit, and when it was built', async () => {
    const folder = newFolder();
    const builtAt = '2026-11-25T14:33:00.000Z';
    const content = { content: 'digest', builtAt };
    writeBuildRecord(folder, content);
    const record = await readBuildRecord(await serve(folder));
    expect(record).toEqual({ ...content, commit: checkoutCommit() });
  });

  it('records the commit of its code and whether there were uncommitted changes', () => {
    const folder = newFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    expect(checkoutCommit(folder)).toBe('');
    git('init', '--quiet');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    git(...author, 'commit', '--quiet', '--allow-empty', '--message=Start');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(checkoutCommit(folder)).toBe(commit);
    writeFiles(folder, { 'new.ts': '' });
    expect(checkoutCommit(folder)).toBe(`${commit}-dirty`);
  });

  it.each(['', '<!DOCTYPE html>', '{"commit":"x"}'])(
    'is rejected without a valid record: %j',
    async (record) => {
      const folder = newFolder();
      if (record) writeFiles(folder, { 'build.json': record });
      await expect(readBuildRecord(await serve(folder))).rejects.toThrow(
        /^The deployed site has no valid build\.json \(http.*\)\. To create one, run `npm run deploy` once\.$/,
      );
    },
  );

  it('is reported as unreadable if the server doesn’t respond', async () => {
    await expect(readBuildRecord(`http://${NO_SERVER}`)).rejects.toThrow(
      /^http:\S+\/build\.json could not be read: .*(ECONNREFUSED|bad port)/,
    );
  });
});

describe('a publication', () => {
  /** Publishes a build with this record to a site whose deployment serves `served`, by default the build. */
  async function publish(record: object, { commit = COMMIT, exitCode = 0, served = record } = {}) {
    const [folder, site] = [newFolder(), newFolder()];
    writeRecord(site);
    const origin = await serve(site);
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    const build = vi.fn(() => Promise.resolve(writeRecord(folder, record)));
    const deploy = vi.fn(() => {
      writeRecord(site, served);
      return Promise.resolve(exitCode);
    });
    const result = await publishSite({ origin, commit, folder, build, deploy }).catch(
      (error: Error) => error.message,
    );
    return { result, output: lines.join('\n'), build, deploy };
  }

  it('deploys nothing if the content has not changed', async () => {
    const { result, output, deploy } = await publish({ builtAt: 'later' });
    expect([result, output]).toEqual([0, 'The content has not changed, so nothing was deployed.']);
    expect(deploy).not.toHaveBeenCalled();
  });

  it('deploys changed content, and reads once whether the site serves the new build', async () => {
    const record = { content: 'new digest', builtAt: 'later' };
    const { result, output } = await publish(record);
    expect(result).toBe(0);
    expect(output).toMatch(/^Published: http:\S+ serves this build\.$/);
    const unserved = await publish(record, { served: { ...record, builtAt: 'earlier' } });
    expect(unserved.result).toMatch(/doesn't serve this build, although it was deployed/);
    expect(unserved.output).toBe('');
    const refused = await publish(record, { exitCode: 2, served: {} });
    expect([refused.result, refused.output]).toEqual([2, '']);
  });

  it('refuses code that differs from the deployed code, before the build', async () => {
    const other = 'd'.repeat(40);
    const { result, build } = await publish({ content: 'new digest' }, { commit: other });
    expect(result).toMatch(`built from commit ${COMMIT}, but this checkout has commit ${other}.`);
    expect(build).not.toHaveBeenCalled();
  });
});

it('the digest of the content depends on every document and their order', async () => {
  const careers = ['dba', 'dev'].map((id) => parseCareer(id, { title: id, isActive: true }, ''));
  const digest = (careers: SiteContent['careers'], version = '') =>
    digestOf(
      siteContent({ careers, shown: new Map([['/careers', { collection: 'careers', version }]]) }),
    );
  const first = await digest(careers);
  expect(await digest(careers)).toBe(first);
  const renamed = careers.map((career) => ({ ...career, title: 'Changed' }));
  const others = [careers.toReversed(), renamed, careers.slice(1), [], undefined];
  const digests = await Promise.all(others.map((each) => digest(each)));
  expect(new Set([first, ...digests]).size).toBe(6);
  // After a change was undone, each page would load the application until the next publication.
  expect(await digest(careers, 'later')).not.toBe(first);
});

describe('npm run publish -- --demo', () => {
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const served = newFolder();
  const [output, summary] = [join(served, 'output'), join(served, 'summary')];
  const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
  const career = getFirestore(app).doc('careers/dba');
  let origin: string;
  beforeAll(async () => {
    origin = await serve(served);
    writeRecord(served, { commit: checkoutCommit() });
    await loadRules(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT);
    await clear(PROJECT);
    const createdAt = Timestamp.now();
    await career.set({ title: 'Oracle DBA', isActive: true, createdAt, updatedAt: createdAt });
  });
  afterAll(() => deleteApp(app));

  const publish = (args: string[], env: Record<string, string> = {}) =>
    startScript('scripts/publish.ts', ['--demo', `--origin=${origin}`, ...args], {
      DEMO_PROJECT: PROJECT,
      GITHUB_OUTPUT: '',
      GITHUB_STEP_SUMMARY: '',
      ...env,
    });

  it('publishes the saved content, and --check reports for the workflow whether it has changed since', async () => {
    const first = await publish([`--out-dir=${served}`]);
    expect(first.all).toMatch(/\nPublished: http:\S+ serves this build\.$/);
    expect(existsSync(join(served, 'careers.html'))).toBe(true);
    expect(first.exitCode).toBe(0);
    const deployed = await readBuildRecord(origin);
    writeFiles(served, {
      output: 'earlier=1\n',
      'build.json': JSON.stringify({ ...deployed, commit: COMMIT }),
    });

    const isPublished = 'The saved content is already published.';
    expect((await publish(['--check'], files)).all).toContain(isPublished);
    expect(readFileSync(output, 'utf8')).toBe(`earlier=1\nchanged=false\ncommit=${COMMIT}\n`);
    await career.update({ title: 'Changed' });
    const { all, exitCode } = await publish(['--check'], files);
    expect(all).toContain('The saved content has changed.');
    expect(readFileSync(summary, 'utf8')).toBe(`${isPublished}\nThe saved content has changed.\n`);
    expect(exitCode).toBe(0);
    expect(readFileSync(output, 'utf8')).toMatch(`\nchanged=true\ncommit=${COMMIT}\n`);

    writeFiles(served, {
      'build.json': JSON.stringify({ ...deployed, commit: `${COMMIT}-dirty` }),
    });
    const dirty = await publish(['--check'], files);
    expect(dirty.all).toMatch(
      /^The deployed site was built from uncommitted code \(c+-dirty\), so/,
    );
    expect(dirty.exitCode).toBe(1);
  });
});
