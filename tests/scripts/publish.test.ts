import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { contentRecord, type SiteContent } from '@/entry-server';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { checkoutCommit, hashOf, writeBuildRecord } from '../../scripts/publish/build-record';
import { publishSite } from '../../scripts/publish/publish-site';
import { readBuildRecord, verifyPages } from '../../scripts/publish/published-site';
import { clear } from '../../scripts/samples/seed';
import { LONG } from '../support/long';
import { testFolder } from '../support/temporary-folder';
import { listen } from './listen';
import { startScript } from './run-script';

/** A project separate from those that other test files use in the same emulator. */
const PROJECT = 'demo-publish';
const COMMIT = 'c'.repeat(40);
const DIFFERS = 'The served page differs from the one that was deployed.';
const NO_SERVER = '127.0.0.1:2';

const folders = testFolder('publish');
const newFolder = () => mkdtempSync(join(folders, 'site-'));

afterEach(() => vi.restoreAllMocks());

/** Serves a folder as Firebase Hosting does with `cleanUrls`. */
async function serve(folder: string): Promise<string> {
  const host = await listen((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) || 'index');
    const file = [`${path}.html`, path].map((name) => join(folder, name)).find(existsSync);
    const notFound = join(folder, '404.html');
    response.statusCode = file ? 200 : 404;
    response.end(file || existsSync(notFound) ? readFileSync(file ?? notFound) : '');
  });
  return `http://${host}`;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** As a deployment does, which removes what it doesn't have. */
function replaceSite(folder: string, files: Record<string, string>, sources: object): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  writeSite(folder, files, sources);
}

/** Writes files and their build record. */
function writeSite(folder: string, files: Record<string, string>, sources: object = {}): void {
  writeFiles(folder, files);
  const hashes = Object.entries(files).map(([file, text]) => [file, hashOf(Buffer.from(text))]);
  const pages = Object.fromEntries(hashes) as Record<string, string>;
  const record = { commit: COMMIT, content: 'digest', documents: {}, pages, ...sources };
  writeFiles(folder, { 'build.json': JSON.stringify(record) });
}

const GONE = Buffer.from('Gone');
const FILES = {
  'index.html': 'Home',
  'services/cloud.html': 'Cloud',
  '404.html': 'Not found',
  'sitemap.xml': '<urlset/>',
  '.well-known/security.txt': 'Contact: mailto:a@firm.example',
};

describe('the deployed site', () => {
  it('has a record of its pages, its content, and its commit, but not of other files', async () => {
    const folder = newFolder();
    writeFiles(folder, { ...FILES, 'assets/start.js': '' });
    const content = {
      ...{ content: 'digest', documents: { 'careers/dba': 'hash' } },
      ...{ builtAt: '2026-11-25T14:33:00.000Z', siteUrl: 'https://firm.example', indexNowKey: '' },
    };
    writeBuildRecord(folder, content);
    const { pages, ...sources } = await readBuildRecord(await serve(folder));
    expect(sources).toEqual({ ...content, commit: checkoutCommit() });
    expect(Object.keys(pages).sort()).toEqual(Object.keys(FILES).sort());
    expect(pages['index.html']).toMatch(/^3a786953[0-9a-f]{56}$/);
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
      writeFiles(folder, record ? { 'build.json': record } : FILES);
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

  it('is verified byte for byte, including its Not Found page', async () => {
    const [built, served] = [newFolder(), newFolder()];
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
    expect(await verifyPages(origin, built)).toEqual([
      ...['/services/cloud', '/no-such-page', '/careers/12'].map((path) => `${path}: ${DIFFERS}`),
      '/about: The server responded with status 404.',
      `/build.json: ${DIFFERS}`,
    ]);
    writeSite(built, files);
    const deployed = { ...(await readBuildRecord(origin)), pages: { 'old.html': hashOf(GONE) } };
    writeSite(served, { ...files, 'old.html': String(GONE) });
    writeSite(built, files);
    writeFiles(served, { 'build.json': readFileSync(join(built, 'build.json'), 'utf8') });
    expect(await verifyPages(origin, built, deployed)).toEqual([
      '/old: The removed page is still served.',
    ]);
    writeFiles(served, { 'old.html': 'The application' });
    expect(await verifyPages(origin, built, deployed)).toEqual([]);
  });
});

describe('a publication', () => {
  const DEPLOYED = { 'index.html': 'Home', 'careers.html': 'Careers' };

  /** Publishes a build with these files and digest to a site that serves it after `lag` attempts to read it. */
  async function publish(
    files: Record<string, string>,
    { content = 'digest', commit = COMMIT, exitCode = 0, lag = 0, key = '', status = 200 } = {},
  ) {
    vi.restoreAllMocks();
    const [folder, served] = [newFolder(), newFolder()];
    writeSite(served, DEPLOYED);
    const origin = await serve(served);
    const lines: string[] = [];
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
    const record = { content, siteUrl: 'https://firm.example', indexNowKey: key };
    const build = vi.fn(() => Promise.resolve(writeSite(folder, files, record)));
    const told: unknown[] = [];
    const indexNow = await listen((request, response) => {
      void json(request).then((body) => {
        told.push(body);
        response.writeHead(status).end();
      });
    });
    let attempts = -1;
    const deploy = vi.fn(() => {
      attempts = 0;
      return Promise.resolve(exitCode);
    });
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (String(url).endsWith('build.json') && attempts >= 0 && attempts++ === lag)
        replaceSite(served, files, record);
      return fetch(url, init);
    });
    const confirmation = { delays: [0, 0], indexNow: `http://${indexNow}` };
    const options = { origin, commit, folder, build, deploy, confirmation };
    const result = await publishSite(options).catch((error: Error) => error.message);
    return { result, output: lines.join('\n'), build, deploy, told };
  }

  it('deploys nothing if nothing has changed', async () => {
    const { result, output, deploy } = await publish(DEPLOYED);
    expect([result, output]).toEqual([0, 'Nothing has changed, so nothing was deployed.']);
    expect(deploy).not.toHaveBeenCalled();
  });

  it('lists the changed pages, deploys them, and waits until they are served', async () => {
    const files = { 'index.html': 'Welcome', 'about.html': 'About' };
    const { result, output } = await publish(files, { lag: 1 });
    expect(result).toBe(0);
    expect(output.split('\n')).toEqual([
      'Pages that differ from the deployed site:',
      '  new      about.html',
      '  removed  careers.html',
      '  changed  index.html',
      'Published: 2 files are served as built.',
    ]);
  });

  it('tells IndexNow which pages were changed, added, and removed, once they are proved, and only logs a failure', async () => {
    const files = { 'index.html': 'Welcome', '404.html': '', 'app.html': '', 'sitemap.xml': '' };
    const [key, about] = ['0123-abcd', { ...files, 'stories/grid ops.html': 'Story' }];
    const { result, output, told } = await publish(about, { key });
    expect(told).toEqual([
      {
        host: 'firm.example',
        key,
        keyLocation: `https://firm.example/${key}.txt`,
        urlList: ['careers', '', 'stories/grid%20ops'].map(
          (path) => `https://firm.example/${path}`,
        ),
      },
    ]);
    expect(output).toMatch(/\nIndexNow was told 3 changed pages\.$/);
    expect(result).toBe(0);
    const refused = await publish(files, { key, status: 422 });
    expect(refused.output).toMatch(/\nIndexNow refused 2 changed pages: status 422\.$/);
    expect(refused.result).toBe(0);
    const unproved = await publish(files, { key, lag: 9 });
    const withoutKey = await publish(files);
    const withoutPages = await publish(DEPLOYED, { key, content: 'new digest' });
    expect([unproved.told, withoutKey.told, withoutPages.told]).toEqual([[], [], []]);
  });

  it('deploys build.json even if nothing else has changed', async () => {
    const { result, output, deploy } = await publish(DEPLOYED, { content: 'new digest' });
    expect(result).toBe(0);
    expect(output).toContain('No pages have changed, only build.json.');
    expect(deploy).toHaveBeenCalledOnce();
  });

  it('fails if pages are not deployed or not served as built', async () => {
    const unserved = await publish({ 'index.html': 'Welcome' }, { lag: 9 });
    expect(unserved.result).toBe(1);
    expect(unserved.output).toContain(`  /: ${DIFFERS}`);
    expect(unserved.output).not.toContain('Published');
    const refused = await publish({ 'index.html': 'Welcome' }, { exitCode: 2 });
    expect(refused.result).toBe(2);
  });

  it('refuses code that differs from the deployed code, before the build', async () => {
    const other = 'd'.repeat(40);
    const { result, build } = await publish({ 'index.html': 'Welcome' }, { commit: other });
    expect(result).toMatch(`built from commit ${COMMIT}, but this checkout has commit ${other}.`);
    expect(build).not.toHaveBeenCalled();
  });
});

it('the digest of the content depends on every document and their order, not on which have a page', async () => {
  const careers = ['dba', 'dev'].map((id) => parseCareer(id, { title: id, isActive: true }, ''));
  const digest = async (careers: SiteContent['careers'], ...pages: string[]) => {
    const content = {
      services: [],
      skipped: [],
      seoSettings: new Map(),
      sources: new Map(),
      careers,
      stories: [],
    };
    return contentRecord(content, new Set(pages));
  };
  const first = await digest(careers);
  expect(await digest(careers)).toEqual(first);
  expect(await digest(careers, 'careers/dba')).toEqual({
    content: first.content,
    documents: { 'careers/dba': expect.any(String) as string },
  });
  const renamed = careers.map((career) => ({ ...career, title: 'Changed' }));
  for (const others of [careers.toReversed(), renamed, careers.slice(1), [], undefined])
    expect((await digest(others)).content).not.toBe(first.content);
});

describe('npm run publish -- --demo', () => {
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const served = newFolder();
  const output = join(served, 'output');
  const career = getFirestore(app).doc('careers/dba');
  let origin: string;
  beforeAll(async () => {
    origin = await serve(served);
    writeSite(served, { 'index.html': '', '404.html': '' }, { commit: checkoutCommit() });
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
      ...env,
    });

  it('publishes the stored content, and --check reports for the workflow whether it has changed since', async () => {
    const first = await publish([`--out-dir=${served}`]);
    expect(first.all).toMatch(/ {2}new {6}careers\.html\n[^]*\nPublished: \d+ files are served as/);
    expect(first.exitCode).toBe(0);
    const deployed = await readBuildRecord(origin);
    expect(Object.keys(deployed.documents)).toContain('careers/dba');
    writeFiles(served, {
      output: 'earlier=1\n',
      'build.json': JSON.stringify({ ...deployed, commit: COMMIT }),
    });

    expect((await publish(['--check'], { GITHUB_OUTPUT: output })).all).toContain(
      'The stored content is already published.',
    );
    expect(readFileSync(output, 'utf8')).toBe(`earlier=1\nchanged=false\ncommit=${COMMIT}\n`);
    await career.update({ title: 'Changed' });
    const { all, exitCode } = await publish(['--check'], { GITHUB_OUTPUT: output });
    expect(all).toContain('The stored content has changed.');
    expect(exitCode).toBe(0);
    expect(readFileSync(output, 'utf8')).toMatch(`\nchanged=true\ncommit=${COMMIT}\n`);

    writeFiles(served, {
      'build.json': JSON.stringify({ ...deployed, commit: `${COMMIT}-dirty` }),
    });
    const dirty = await publish(['--check'], { GITHUB_OUTPUT: output });
    expect(dirty.all).toMatch(
      /^The deployed site was built from uncommitted code \(c+-dirty\), so/,
    );
    expect(dirty.exitCode).toBe(1);
  });

  if (LONG > 1) {
    it('changes only the pages that show a changed document, and nothing if nothing has changed', async () => {
      const publishPages = () => publish([`--out-dir=${served}`]);
      await publishPages();
      const setting = { page: 'home', title: 'Renamed', description: 'Described.', keywords: [] };
      await getFirestore(app).doc('seoSettings/home').set(setting);
      expect((await publishPages()).all).toMatch(
        /\nPages that differ from the deployed site:\n {2}changed {2}index\.html\nPublished: /,
      );
      expect((await publishPages()).all).toMatch(
        /\nNothing has changed, so nothing was deployed\.$/,
      );
    });
  }
});

it('the scripts that workflows run beside a key import no packages', () => {
  const imported = (file: string): string[] => {
    const text = readFileSync(file, 'utf8');
    const own = [...text.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
    return own.flatMap((source) =>
      source.startsWith('.') ? imported(join(dirname(file), source)) : source,
    );
  };
  for (const name of ['publish-changes', 'publish-verify', 'deploy-config'])
    expect(imported(`scripts/${name}.ts`).filter((source) => !source.startsWith('node:'))).toEqual(
      [],
    );
});
