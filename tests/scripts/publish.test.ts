import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { freePorts } from '../../scripts/emulators/ports';
import {
  changedPages,
  checkoutCommit,
  writeBuildRecord,
  type BuildRecord,
} from '../../scripts/publish/build-record';
import { publishSite } from '../../scripts/publish/publish-site';
import { readBuildRecord, verifyPages } from '../../scripts/publish/published-site';
import { Failure } from '../../scripts/tools/failure';
import { testFolder } from '../support/temporary-folder';
import { startScript } from './run-script';

/** A project separate from those that other test files use in the same emulator. */
const PROJECT = 'demo-publish';
const COMMIT = 'c'.repeat(40);

let app: App;
beforeAll(async () => {
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  await loadRules(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT);
});
afterAll(() => deleteApp(app));
afterEach(() => vi.restoreAllMocks());

const documentAt = (path: string) => getFirestore(app).doc(path);

/** Replaces all documents with `count` active careers, newest first. */
async function storeCareers(count: number): Promise<void> {
  const path = `projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/${path}`, {
    method: 'DELETE',
  });
  const batch = getFirestore(app).batch();
  for (let index = 0; index < count; index += 1) {
    const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 31) - index * 60_000);
    const fields = { title: `Engineer ${index}`, isActive: true, createdAt, updatedAt: createdAt };
    batch.set(documentAt(`careers/career-${index}`), fields);
  }
  await batch.commit();
}

/** A `host:port` that doesn't respond. */
const stoppedHost = async () => `127.0.0.1:${(await freePorts()).firestore}`;

const folders = testFolder('publish');
const newFolder = (name: string) => mkdtempSync(join(folders, name));

/** Serves a folder as Firebase Hosting does with `cleanUrls`. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) || 'index');
    const file = [`${path}.html`, path].map((name) => join(folder, name)).find(existsSync);
    const notFound = join(folder, '404.html');
    response.statusCode = file ? 200 : 404;
    response.end(file || existsSync(notFound) ? readFileSync(file ?? notFound) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Writes files and their build record. */
function writeSite(
  folder: string,
  files: Record<string, string>,
  { commit = COMMIT, content = 'digest' } = {},
): void {
  writeFiles(folder, files);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const pages = Object.entries(files).map(([file, text]) => [file, hash(text)]);
  const record = { commit, content, documents: {}, pages: Object.fromEntries(pages) };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
}

/** Captures console output. @returns a function that returns the output so far */
function captureOutput(): () => string {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  }
  return () => lines.join('\n');
}

describe('the deployed site', () => {
  const FILES = {
    'index.html': 'Home',
    'services/cloud.html': 'Cloud',
    '404.html': 'Not found',
    'sitemap.xml': '<urlset/>',
  };

  it('has a record of its pages but not of other files', async () => {
    const folder = newFolder('record');
    writeFiles(folder, { ...FILES, 'assets/start.js': '' });
    const documents = { 'careers/dba': 'hash' };
    writeBuildRecord(folder, { content: 'digest', documents });
    const { commit, pages, ...content } = await readBuildRecord(await serve(folder));
    expect(content).toEqual({ content: 'digest', documents });
    expect(commit).toBe(checkoutCommit());
    expect(Object.keys(pages).sort()).toEqual(Object.keys(FILES).sort());
    expect(pages['index.html']).toBe(createHash('sha256').update('Home').digest('hex'));
  });

  it('records the commit of its code and whether there were uncommitted changes', () => {
    const folder = newFolder('checkout');
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

  it.each([
    ['has no build.json', {}],
    ['has an HTML page in place of build.json', { 'build.json': '<!DOCTYPE html>' }],
    ['has other JSON in build.json', { 'build.json': '{"commit":"x"}' }],
  ])('is rejected if it %s', async (_case, files) => {
    const folder = newFolder('record');
    writeFiles(folder, { ...FILES, ...files });
    await expect(readBuildRecord(await serve(folder))).rejects.toThrow(
      /^The deployed site has no valid build\.json \(http.*\)\. To create one, run `npm run deploy` once\.$/,
    );
  });

  it('is reported as unreadable if the server doesn’t respond', async () => {
    const origin = `http://${await stoppedHost()}`;
    await expect(readBuildRecord(origin)).rejects.toThrow(
      /^http:\S+\/build\.json could not be read: .*ECONNREFUSED/,
    );
  });

  it('is compared with a build, page by page', () => {
    const record = (pages: Record<string, string>) => ({
      commit: '',
      content: '',
      documents: {},
      pages,
    });
    const deployed = record({ 'a.html': '1', 'b.html': '2', 'c.html': '3' });
    const built = record({ 'a.html': '1', 'b.html': '4', 'd.html': '3' });
    expect(changedPages(deployed, built)).toEqual({
      added: ['d.html'],
      changed: ['b.html'],
      removed: ['c.html'],
    });
  });

  it('is verified byte for byte, including its Not Found page', async () => {
    const [built, served] = [newFolder('built'), newFolder('served')];
    // More pages than are fetched at the same time.
    const ids = Array.from({ length: 20 }, (_, index) => `careers/${index}.html`);
    const files = { ...FILES, ...Object.fromEntries(ids.map((id) => [id, id])) };
    writeSite(built, files);
    writeSite(served, files);
    const origin = await serve(served);
    expect(await verifyPages(origin, built)).toEqual([]);

    const changed = { 'services/cloud.html': 'cloud', '404.html': 'Gone', 'careers/12.html': '' };
    writeFiles(served, changed);
    writeSite(built, { ...files, 'about.html': 'About' });
    const reason = 'differs from the page that was built';
    expect(await verifyPages(origin, built)).toEqual([
      { path: '/services/cloud', reason },
      { path: '/no-such-page', reason },
      { path: '/careers/12', reason },
      { path: '/about', reason: 'status 404' },
      { path: '/build.json', reason },
    ]);
  });
});

describe('a publication', () => {
  /** Serves a deployed site. Returns the options for a publication whose build has these files and digest. */
  async function publication(files: Record<string, string>, content = 'digest') {
    const [folder, served] = [newFolder('built'), newFolder('served')];
    writeSite(served, { 'index.html': 'Home', 'careers.html': 'Careers' });
    const deploy = vi.fn(() => Promise.resolve(0));
    const options = {
      origin: await serve(served),
      commit: COMMIT,
      folder,
      build: () => Promise.resolve(writeSite(folder, files, { content })),
      deploy,
      retryDelays: [0, 0],
    };
    return { options, deploy, served };
  }

  it('deploys nothing if nothing has changed', async () => {
    const { options, deploy } = await publication({
      'index.html': 'Home',
      'careers.html': 'Careers',
    });
    const output = captureOutput();
    expect(await publishSite(options)).toBe(0);
    expect(output()).toBe('Nothing has changed, so nothing was deployed.');
    expect(deploy).not.toHaveBeenCalled();
  });

  it('lists the changed pages, deploys them, and waits until they are served', async () => {
    const files = { 'index.html': 'Welcome', 'about.html': 'About' };
    const { options, deploy, served } = await publication(files);
    let attempts = 0;
    deploy.mockImplementation(() => {
      const { fetch } = globalThis;
      vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
        // The new files are served from the second attempt on, as if a CDN lagged behind.
        if (String(args[0]).endsWith('build.json') && ++attempts === 1) {
          return fetch(...args).finally(() => writeSite(served, files));
        }
        return fetch(...args);
      });
      return Promise.resolve(0);
    });
    const output = captureOutput();
    expect(await publishSite(options)).toBe(0);
    expect(attempts).toBe(2);
    expect(output()).toBe(
      [
        'Pages that differ from the deployed site:',
        '  new      about.html',
        '  changed  index.html',
        '  removed  careers.html',
        'Published: 2 pages are served as built.',
      ].join('\n'),
    );
  });

  it('deploys build.json even if nothing else has changed', async () => {
    const files = { 'index.html': 'Home', 'careers.html': 'Careers' };
    const { options, deploy, served } = await publication(files, 'new digest');
    deploy.mockImplementation(() => {
      writeSite(served, files, { content: 'new digest' });
      return Promise.resolve(0);
    });
    const output = captureOutput();
    expect(await publishSite(options)).toBe(0);
    expect(output()).toContain('No pages have changed, only build.json.');
    expect(deploy).toHaveBeenCalledOnce();
  });

  it('fails if pages are not deployed or not served as built', async () => {
    const { options, deploy } = await publication({ 'index.html': 'Welcome' });
    const output = captureOutput();
    expect(await publishSite(options)).toBe(1);
    expect(output()).toContain('  /: differs from the page that was built');
    expect(output()).not.toContain('Published');
    deploy.mockResolvedValue(2);
    expect(await publishSite(options)).toBe(2);
  });

  it('refuses code that differs from the deployed code, before the build', async () => {
    const { options, deploy } = await publication({ 'index.html': 'Welcome' });
    const build = vi.fn(options.build);
    await expect(publishSite({ ...options, build, commit: 'd'.repeat(40) })).rejects.toThrow(
      new RegExp(
        `site was built from commit ${COMMIT}, but this checkout has commit d{40}\\. .*deploy`,
      ),
    );
    expect(build).not.toHaveBeenCalled();
    expect(deploy).not.toHaveBeenCalled();
  });

  it('deploys nothing if the build fails', async () => {
    const { options, deploy } = await publication({});
    const build = () => Promise.reject(new Failure('Stored content could not be read'));
    await expect(publishSite({ ...options, build })).rejects.toThrow('could not be read');
    expect(deploy).not.toHaveBeenCalled();
  });
});

describe('npm run publish -- --demo', () => {
  let served: string;
  let origin: string;
  beforeAll(async () => {
    served = newFolder('demo');
    origin = await serve(served);
    writeSite(served, { 'index.html': '', '404.html': '' }, { commit: checkoutCommit() });
    await storeCareers(1);
  });

  const publish = (env: Record<string, string> = {}) =>
    startScript('scripts/publish.ts', ['--demo', `--origin=${origin}`, `--out-dir=${served}`], {
      DEMO_PROJECT: PROJECT,
      ...env,
    });
  const home = async () => (await fetch(origin)).text();

  it('publishes the stored content once and then again only after it changes', async () => {
    const first = await publish();
    expect(first.all).toMatch(/ {2}new {6}careers\.html\n[^]*\nPublished: \d+ pages are served as/);
    expect(first.exitCode).toBe(0);
    const hashes = (await readBuildRecord(origin)).documents;
    expect(Object.keys(hashes)).toContain('careers/career-0');

    const title = 'Oracle consulting with a new title';
    const seo = { page: 'home', title, description: 'Described.', keywords: [] };
    await documentAt('seoSettings/home').set(seo);
    expect(await home()).not.toContain(title);
    const second = await publish();
    expect(second.all).toMatch(
      /\nPages that differ from the deployed site:\n {2}changed {2}index\.html\nPublished: /,
    );
    expect(second.exitCode).toBe(0);
    expect(await home()).toContain(`<title>${title}</title>`);
    const { 'seoSettings/home': changed, ...others } = (await readBuildRecord(origin)).documents;
    expect(hashes).toEqual({
      ...others,
      'seoSettings/home': expect.not.stringMatching(`^${changed}$`),
    });

    writeFileSync(join(served, 'kept.txt'), '');
    const third = await publish();
    expect(third.all).toMatch(/\nNothing has changed, so nothing was deployed\.$/);
    expect(third.exitCode).toBe(0);
    expect(existsSync(join(served, 'kept.txt'))).toBe(true);
  });

  it('deploys nothing and fails if the database has stopped', async () => {
    writeFileSync(join(served, 'kept.txt'), '');
    const { all, exitCode } = await publish({ FIRESTORE_EMULATOR_HOST: await stoppedHost() });
    expect(all).toMatch(
      /^Stored content could not be read \([\w- ]+: .*ECONNREFUSED.*\), so nothing was built/m,
    );
    expect(exitCode).toBe(1);
    expect(existsSync(join(served, 'kept.txt'))).toBe(true);
  });

  describe('the hourly check', () => {
    const output = join(newFolder('output'), 'output');
    beforeEach(() => writeFileSync(output, 'earlier=1\n'));

    const check = (env: Record<string, string> = {}) =>
      startScript('scripts/publish.ts', ['--check', '--demo', `--origin=${origin}`], {
        DEMO_PROJECT: PROJECT,
        GITHUB_OUTPUT: output,
        ...env,
      });
    const outputs = () => readFileSync(output, 'utf8');
    const deploy = (change: object) =>
      writeFiles(served, { 'build.json': JSON.stringify({ ...deployed, ...change }) });
    let deployed: BuildRecord;
    beforeAll(async () => {
      await storeCareers(2);
      await publish();
      deployed = { ...(await readBuildRecord(origin)), commit: COMMIT };
    });

    it('reports whether the stored content has changed and which commit is deployed', async () => {
      deploy({});
      await documentAt('careers/closed').set({ title: 'Closed', isActive: false });
      expect((await check({ GITHUB_OUTPUT: '' })).all).toContain('is already published');
      expect(outputs()).toBe('earlier=1\n');
      expect((await check()).exitCode).toBe(0);
      expect(outputs()).toBe(`earlier=1\nchanged=false\ncommit=${COMMIT}\n`);

      await documentAt('careers/career-1').update({ title: 'Changed' });
      const { all, exitCode } = await check();
      expect(all).toContain('The stored content has changed');
      expect(exitCode).toBe(0);
      expect(outputs()).toContain(`changed=true\ncommit=${COMMIT}\n`);
      await documentAt('careers/career-1').update({ title: 'Engineer 1' });
      expect((await check()).all).toContain('is already published');
    });

    it('finds a new order of the same documents', async () => {
      deploy({});
      await documentAt('careers/career-0').update({ createdAt: Timestamp.fromMillis(0) });
      expect((await check()).all).toContain('The stored content has changed');
      await storeCareers(2);
    });

    it('counts content as changed if the deployed build.json doesn’t list the documents', async () => {
      deploy({ content: null, documents: undefined });
      expect((await check()).all).toContain('The stored content has changed');
    });

    it.each([
      ['-dirty', `${COMMIT}-dirty`],
      ['no Git repository', ''],
    ])('fails if the deployed site was not built from a commit (%s)', async (says, commit) => {
      deploy({ commit });
      const { all, exitCode } = await check();
      expect(all).toMatch(/^The deployed site was built from uncommitted code \(.*\), so/);
      expect(all).toContain(says);
      expect(exitCode).toBe(1);
      expect(outputs()).toBe('earlier=1\n');
    });

    it('fails if the stored content can’t be read', async () => {
      deploy({});
      const { all, exitCode } = await check({ FIRESTORE_EMULATOR_HOST: await stoppedHost() });
      expect(all).toMatch(/^Stored content could not be read \([\w- ]+: .*ECONNREFUSED.*\)/m);
      expect(exitCode).toBe(1);
      expect(outputs()).toBe('earlier=1\n');
    });
  });
});

it('the publish scripts that workflows run import no packages', () => {
  const imported = (file: string): string[] => {
    const text = readFileSync(file, 'utf8');
    const own = [...text.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
    return own.flatMap((source) =>
      source.startsWith('.') ? imported(join(dirname(file), source)) : source,
    );
  };
  for (const name of ['changes', 'verify']) {
    const sources = imported(`scripts/publish-${name}.ts`);
    expect(sources.filter((source) => !source.startsWith('node:'))).toEqual([]);
  }
});
