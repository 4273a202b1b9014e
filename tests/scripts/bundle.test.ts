import { build, type Rolldown } from 'vite';
import { join } from 'node:path';
import { beforeAll, afterEach, describe, expect, it, vi } from 'vitest';
import firebaseJson from '../../firebase.json';
import { deployConfig } from '../../scripts/build/hosting-config';
import { ROOT } from '../../scripts/tools/project-root';
import { requireRealProject } from '../../scripts/build/site-build';
import { SETTINGS } from './build-test-site';
import { startScript } from './run-script';
import { APP_CHECK_HOST } from './site-privacy';

const SITE_KEY = 'recaptcha-site-key';

afterEach(() => vi.unstubAllEnvs());

const hasAppCheck = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => id.includes('@firebase/app-check'));

describe('a build with a site key', () => {
  let chunks: Rolldown.OutputChunk[];
  beforeAll(async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', SITE_KEY);
    const { output } = (await build({
      root: ROOT,
      logLevel: 'error',
      build: { write: false, minify: false },
    })) as Rolldown.RolldownOutput;
    chunks = output.filter((file) => file.type === 'chunk');
  });

  it('has App Check in one chunk that no page imports statically', () => {
    const [appCheck, ...others] = chunks.filter(hasAppCheck);
    expect(others).toEqual([]);
    // site-privacy.ts asserts that builds without a site key don't contain this host.
    expect(appCheck?.code).toContain(APP_CHECK_HOST);
    const isPartOfPage = ({ moduleIds }: Rolldown.OutputChunk) =>
      moduleIds.some((id) => /src.(main|app|pages|features|components)\b/.test(id));
    const loaded = new Set(chunks.filter(isPartOfPage));
    expect(loaded.size).toBeGreaterThan(10);
    // Chunks may import other chunks. The loop also visits the chunks that it adds.
    for (const { imports } of loaded) {
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
    }
    expect([...loaded].filter(hasAppCheck).map(({ fileName }) => fileName)).toEqual([]);
  });

  it('writes to the console only in log-error.ts', () => {
    const ownModules = chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([id]) => id.startsWith(join(ROOT, 'src')));
    const writingModules = ownModules
      .filter(([, { code }]) => /\bconsole\s*[.[]/.test(code ?? ''))
      .map(([id]) => id);
    expect(writingModules).toEqual([join(ROOT, 'src/lib/log-error.ts')]);
  });
});

describe('the deployed content security policy', () => {
  const policyOf = ({ hosting }: typeof firebaseJson) =>
    hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;

  const DATABASE =
    'https://firestore.googleapis.com/v1/projects/example-production/databases/(default)/';
  const deployed = (siteKey?: string) =>
    deployConfig(firebaseJson, {
      VITE_FIREBASE_PROJECT_ID: 'example-production',
      VITE_APP_CHECK_SITE_KEY: siteKey,
    });
  const directives = (config: typeof firebaseJson) => policyOf(config)?.split('; ') ?? [];
  const before = directives(firebaseJson);
  const connections = before
    .find((directive) => directive.startsWith('connect-src '))
    ?.replace('https://firestore.googleapis.com', DATABASE);

  it.each(['', undefined])(
    'allows only the project’s own database in Firestore (site key %j)',
    (siteKey) => {
      const changed = directives(deployed(siteKey)).filter((part) => !before.includes(part));
      expect(changed).toEqual([connections]);
      expect(connections?.split(' ')).toEqual([
        'connect-src',
        "'self'",
        DATABASE,
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ]);
    },
  );

  it('adds only the sources that App Check needs, and only with a site key', () => {
    const added = directives(deployed(SITE_KEY)).filter((part) => !before.includes(part));
    const scripts = before.find((directive) => directive.startsWith('script-src '));
    expect(added).toEqual([
      `${scripts} https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/`,
      `${connections} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]);
  });

  it.each(['', SITE_KEY])('is the only difference from firebase.json (site key %j)', (siteKey) => {
    const withoutPolicy = (config: typeof firebaseJson) =>
      JSON.stringify(config).replace(JSON.stringify(policyOf(config)), '""');
    expect(withoutPolicy(deployed(siteKey))).toBe(withoutPolicy(firebaseJson));
  });
});

describe('the settings of a build for a real project', () => {
  const settings = { ...SETTINGS, VITE_FIRESTORE_EMULATOR_HOST: '' };

  it('need no app ID without a site key', () => {
    expect(() => requireRealProject(settings)).not.toThrow();
  });

  it.each([
    [
      { VITE_FIREBASE_PROJECT_ID: 'demo-consulting-site', VITE_FIREBASE_API_KEY: '' },
      /^This build .* missing: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY\. Copy \.env to \.env\.production\.local/,
    ],
    [{ VITE_APP_CHECK_SITE_KEY: SITE_KEY }, /missing: VITE_FIREBASE_APP_ID\./],
    [{ VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /^VITE_AUTH_EMULATOR_HOST is set, /],
  ])('are refused if they include %j', (changes, message) => {
    expect(() => requireRealProject({ ...settings, ...changes })).toThrow(message);
  });

  it('are validated by `npm run build`', async () => {
    const { exitCode, all } = await startScript('scripts/build.ts', [], {
      ...settings,
      VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(exitCode).toBe(1);
    expect(all).toMatch(/^VITE_AUTH_EMULATOR_HOST is set, .*$/);
  });
});
