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
import { DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { freePorts } from '../../scripts/emulators/ports';
import {
  changedPages,
  checkoutCommit,
  writeBuildRecord,
  type BuildRecord,
} from '../../scripts/publish/build-record';
import { contentDigest } from '../../scripts/publish/content-digest';
import { publishSite } from '../../scripts/publish/publish-site';
import { readBuildRecord, verifyPages } from '../../scripts/publish/published-site';
import { Failure } from '../../scripts/tools/failure';
import { testFolder } from '../support/temporary-folder';
import { startScript } from './run-script';

/** A project separate from those that other test files use in the same emulator. */
const PROJECT = 'demo-publish';
const COMMIT = 'c'.repeat(40);

const settings = () => ({
  ...DEMO_SETTINGS,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'],
});
const digest = () => contentDigest(settings());

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
  { commit = COMMIT, content = 'digest' as string | null } = {},
): void {
  writeFiles(folder, files);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const pages = Object.entries(files).map(([file, text]) => [file, hash(text)]);
  const record: BuildRecord = { commit, content, pages: Object.fromEntries(pages) };
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

describe('the digest of the stored content', () => {
  beforeAll(async () => {
    await storeCareers(103);
    await documentAt('careers/closed').set({ title: 'Closed', isActive: false });
    await documentAt('services/consulting').set({ name: 'Consulting', features: ['One', 'Two'] });
    for (let index = 0; index < 12; index += 1) {
      await documentAt(`seoSettings/page-${index}`).set({ page: 'home', title: `Title ${index}` });
    }
  });

  it.each([
    ['a service', 'services/consulting', { name: 'Advice' }],
    ['the order of a list', 'services/consulting', { features: ['Two', 'One'] }],
    ['the newest career', 'careers/career-0', { title: 'Changed' }],
    ['the first career read by the second request', 'careers/career-51', { title: 'Changed' }],
    ['the last career, read by the third request', 'careers/career-102', { title: 'Changed' }],
    ['an SEO setting', 'seoSettings/page-0', { title: 'Changed' }],
    ['an SEO setting read by the second request', 'seoSettings/page-9', { title: 'Changed' }],
  ])(
    'changes with %s and changes back when the old value is restored',
    async (_case, path, fields) => {
      const before = await digest();
      const stored = (await documentAt(path).get()).data() ?? {};
      await documentAt(path).update(fields);
      expect(await digest()).not.toBe(before);
      await documentAt(path).set(stored);
      expect(await digest()).toBe(before);
    },
  );

  it('changes if a document is added or deleted or a career is closed', async () => {
    const digests = [await digest()];
    await documentAt('services/new').set({ name: 'New' });
    digests.push(await digest());
    await documentAt('services/new').delete();
    await documentAt('careers/career-60').update({ isActive: false });
    digests.push(await digest());
    expect(new Set(digests).size).toBe(3);
    await documentAt('careers/career-60').update({ isActive: true });
    expect(await digest()).toBe(digests[0]);
  });

  it('does not depend on data that no page shows', async () => {
    const before = await digest();
    await documentAt('careers/closed').update({ title: 'Changed' });
    await documentAt('contacts/one').set({ message: 'Hello' });
    expect(await digest()).toBe(before);
  });

  it('fails with the name of the collection if a read is refused or the database can’t be reached', async () => {
    const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
    const rules = (collections: string) => `rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents {
        match /{collection}/{id} { allow list: if collection in [${collections}]; } } }`;
    await loadRules(host, PROJECT, rules("'services', 'careers'"));
    const refused = await digest().catch((error: unknown) => error);
    await loadRules(host, PROJECT);
    expect(refused).toBeInstanceOf(Failure);
    expect((refused as Failure).message).toMatch(/^seoSettings: Request failed with error: \S/);

    const stopped = { ...settings(), VITE_FIRESTORE_EMULATOR_HOST: await stoppedHost() };
    await expect(contentDigest(stopped)).rejects.toThrow(Failure);
    await expect(contentDigest(stopped)).rejects.toThrow(/^\w+: .*ECONNREFUSED/);
  });

  it('is computed from reads with an App Check token if App Check is enabled', async () => {
    const requests: [string, RequestInit][] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init = {}) => {
      requests.push([String(url), init]);
      return Promise.resolve(Response.json(String(url).includes('appcheck') ? { token: 'T' } : []));
    });
    await contentDigest({
      VITE_FIREBASE_PROJECT_ID: 'firm',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_APP_ID: 'app',
      VITE_APP_CHECK_SITE_KEY: 'site-key',
      APP_CHECK_DEBUG_TOKEN: 'secret',
    });
    const [[exchange, { body } = {}] = [], ...reads] = requests;
    expect(exchange).toBe(
      'https://content-firebaseappcheck.googleapis.com/v1/projects/firm/apps/app:exchangeDebugToken?key=key',
    );
    expect(body).toBe('{"debugToken":"secret"}');
    expect(reads).toHaveLength(3);
    for (const [url, { headers }] of reads) {
      expect(url).toBe(
        'https://firestore.googleapis.com/v1/projects/firm/databases/(default)/documents:runQuery',
      );
      expect(headers).toMatchObject({ 'X-Firebase-AppCheck': 'T' });
    }
  });
});

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
    writeBuildRecord(folder, 'digest');
    const { commit, content, pages } = await readBuildRecord(await serve(folder));
    expect(content).toBe('digest');
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
    const record = (pages: Record<string, string>) => ({ commit: '', content: null, pages });
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
    expect((await readBuildRecord(origin)).content).toBe(await digest());

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
    expect((await readBuildRecord(origin)).content).toBe(await digest());

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
});

describe('the hourly check', () => {
  let served: string;
  let origin: string;
  let output: string;
  beforeAll(async () => {
    served = newFolder('checked');
    origin = await serve(served);
    output = join(newFolder('output'), 'output');
    await storeCareers(1);
  });
  beforeEach(() => writeFileSync(output, 'earlier=1\n'));

  const check = (env: Record<string, string> = {}) =>
    startScript('scripts/publish-check.ts', [origin], {
      ...settings(),
      GITHUB_OUTPUT: output,
      ...env,
    });
  const outputs = () => readFileSync(output, 'utf8');

  it('reports whether the stored content has changed and which commit is deployed', async () => {
    writeSite(served, { '404.html': '' }, { content: await digest() });
    expect((await check()).all).toContain('The stored content is already published.');
    expect(outputs()).toBe(`earlier=1\nchanged=false\ncommit=${COMMIT}\n`);

    writeSite(served, { '404.html': '' }, { content: null });
    expect((await check({ GITHUB_OUTPUT: '' })).all).toContain('The stored content has changed.');
    writeSite(served, { '404.html': '' }, { content: await digest() });

    await documentAt('careers/career-0').update({ title: 'Changed' });
    const { all, exitCode } = await check({ GITHUB_OUTPUT: '' });
    expect(all).toContain('The stored content has changed.');
    expect(exitCode).toBe(0);
    await check();
    expect(outputs()).toContain(`changed=true\ncommit=${COMMIT}\n`);
  });

  it.each([
    ['-dirty', `${COMMIT}-dirty`],
    ['no Git repository', ''],
  ])('fails if the deployed site was not built from a commit (%s)', async (says, commit) => {
    writeSite(served, { '404.html': '' }, { commit });
    const { all, exitCode } = await check();
    expect(all).toMatch(/^The deployed site was built from uncommitted code \(.*\), so/);
    expect(all).toContain(says);
    expect(exitCode).toBe(1);
    expect(outputs()).toBe('earlier=1\n');
  });

  it('fails if the stored content can’t be read', async () => {
    writeSite(served, { '404.html': '' });
    const { all, exitCode } = await check({ VITE_FIRESTORE_EMULATOR_HOST: await stoppedHost() });
    expect(all).toMatch(/^Stored content could not be read \(\w+: .*ECONNREFUSED.*\)\.$/);
    expect(exitCode).toBe(1);
    expect(outputs()).toBe('earlier=1\n');
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
  for (const name of ['check', 'changes', 'verify']) {
    const sources = imported(`scripts/publish-${name}.ts`);
    expect(sources.filter((source) => !source.startsWith('node:'))).toEqual([]);
  }
});
