import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setDoc } from 'firebase/firestore/lite';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { ROOT } from '../../scripts/tools/project-root';
import { FIRM } from '@/content/firm';
import { testFolder } from '../support/temporary-folder';

const folder = testFolder('build-privacy');
const PROJECT = 'example-production';

/** Settings of a real project; the build reads from the emulator instead of its database. */
const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'AIza-public-by-nature',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
/** Secrets of the machine that builds. */
const SECRETS = {
  APP_CHECK_DEBUG_TOKEN: 'debug-token-of-the-build-machine',
  FIREBASE_TOKEN: 'token-of-the-build-machine',
  GOOGLE_APPLICATION_CREDENTIALS: '/keys/of-the-build-machine.json',
};
/** Stored documents; all but the service are for administrators only. */
const STORED = {
  'contacts/one': { firstName: 'Zebulon', email: 'zebulon@customer.example', message: 'Xyzzy.' },
  'admins/uid-of-an-administrator': { email: 'quentin@example.org' },
  'careers/closed': { title: 'Not announced yet', isActive: false },
  'services/advice': { name: 'Stored Advice', slug: 'advice', description: 'Public.' },
};
const PRIVATE_TEXTS = [
  'Zebulon',
  'zebulon@',
  'Xyzzy',
  'quentin@',
  'uid-of-an-admin',
  'Not announced',
];

const TEXTS = ['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg'];
let files: string[];
let texts: [file: string, text: string][];

beforeAll(async () => {
  const database = getFirestore(initializeApp({ projectId: PROJECT }));
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken: 'owner' });
  await Promise.all(
    Object.entries(STORED).map(([path, fields]) => setDoc(doc(database, path), fields)),
  );
  const code = `import('./scripts/build/site-build.ts').then(({ buildSite }) => buildSite(${JSON.stringify(folder)}, {}))`;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', code], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...SECRETS },
  });
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  texts = files
    .filter((file) => TEXTS.includes(extname(file)))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}, 120_000);

/** Matches of the pattern in all files, each as `file: match`. */
const findMatches = (pattern: RegExp) =>
  texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
const literally = (strings: readonly string[]) =>
  new RegExp(strings.map((text) => text.replace(/[^\w]/g, '\\$&')).join('|'), 'g');

it('is a complete build that contains stored public data', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(findMatches(/Stored Advice/g)).not.toEqual([]);
  expect(findMatches(literally([SETTINGS.VITE_FIREBASE_API_KEY]))).not.toEqual([]);
});

it('contains no source maps and no sources', () => {
  expect(files.filter((file) => /\.(map|tsx?)$|(^|\/)\./.test(file))).toEqual([]);
  expect(findMatches(/sourceMappingURL|sourcesContent/g)).toEqual([]);
});

it('contains no secret of the machine that built it', () => {
  expect(findMatches(literally(Object.entries(SECRETS).flat()))).toEqual([]);
});

it('contains nothing that looks like a key or a token', () => {
  const kinds = [
    /-----BEGIN [A-Z ]+-----/,
    /"?(?:private_key|client_email|client_secret|service_account)\b/,
    /\beyJ[\w-]{10,}\.[\w-]{10,}/, // JSON Web Token
    /\bAIza[\w-]{35}\b/, // Google API key; the one above is not real
    /\b(?:ya29\.|1\/\/0)[\w-]{20,}/, // OAuth tokens of Google
    /\b(?:AKIA[A-Z0-9]{16}|gh[opsu]_\w{20,}|sk_live_\w+)\b/, // keys of AWS, GitHub and Stripe
  ];
  expect(findMatches(new RegExp(kinds.map(({ source }) => source).join('|'), 'g'))).toEqual([]);
});

it('contains no demo account and no demo project', () => {
  const demo = Object.values(DEMO_ACCOUNTS).flatMap((account) => Object.values(account));
  expect(findMatches(literally([...demo, DEMO_PROJECT, 'demo-api-key']))).toEqual([]);
});

it('contains no data that only administrators may read', () => {
  expect(findMatches(literally(PRIVATE_TEXTS))).toEqual([]);
});

it('contains no e-mail address but the firm’s', () => {
  const domain = FIRM.email.split('@')[1] ?? '';
  const addresses = findMatches(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/g)
    .map((entry) => entry.slice(entry.indexOf(': ') + 2))
    .filter((address) => !address.endsWith(`@${domain}`));
  // The placeholder of the form.
  expect([...new Set(addresses)]).toEqual(['name@company.com']);
});

it('writes to the console only in log-error.ts, which omits error messages', async () => {
  const { output } = (await build({
    root: ROOT,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const ownModules = output
    .filter((file) => file.type === 'chunk')
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => id.startsWith(join(ROOT, 'src')));
  expect(ownModules.length).toBeGreaterThan(100);
  const writingModules = ownModules
    .filter(([, { code }]) => /\bconsole\b/.test(code ?? ''))
    .map(([id]) => id);
  expect(writingModules).toEqual([join(ROOT, 'src/lib/log-error.ts')]);
});
