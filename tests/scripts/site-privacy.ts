import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { FIRM } from '@/content/firm';
import { SETTINGS, type TestSite } from './build-test-site';

/** Secrets in the environment of the build. */
export const SECRETS = {
  APP_CHECK_DEBUG_TOKEN: 'debug-token-of-the-build-machine',
  FIREBASE_TOKEN: 'token-of-the-build-machine',
  GOOGLE_APPLICATION_CREDENTIALS: '/keys/of-the-build-machine.json',
};
/** Stored documents that only administrators may read. */
export const STORED_SECRETS = {
  'contacts/one': { firstName: 'Zebulon', email: 'zebulon@customer.example', message: 'Xyzzy.' },
  'admins/uid-of-an-administrator': { email: 'quentin@example.org' },
  'careers/closed': { title: 'Not announced yet', isActive: false },
};
const PRIVATE_TEXTS = [
  'Zebulon',
  'zebulon@',
  'Xyzzy',
  'quentin@',
  'uid-of-an-admin',
  'Not announced',
];

/** Host name that occurs in App Check's code. */
const APP_CHECK_HOST = 'content-firebaseappcheck.googleapis.com';

const TEXTS = ['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg'];
/** Tests that the files contain only public data. */
export function describePrivacy(site: () => TestSite) {
  const texts = () =>
    site()
      .files.filter((file) => TEXTS.includes(extname(file)))
      .map((file) => [file, readFileSync(join(site().folder, file), 'utf8')] as const);

  /** Finds the pattern in all files. Returns each match as `file: match`. */
  const findMatches = (pattern: RegExp) =>
    texts().flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
    );
  const literally = (strings: readonly string[]) =>
    new RegExp(strings.map((text) => text.replace(/[^\w]/g, '\\$&')).join('|'), 'g');

  it('is a complete build that contains stored public data', () => {
    expect(findMatches(/Quantum Advice/g)).not.toEqual([]);
    expect(findMatches(literally([SETTINGS.VITE_FIREBASE_API_KEY]))).not.toEqual([]);
  });

  it('contains no source maps and no source code', () => {
    expect(
      site().files.filter((file) => /\.(map|tsx?)$|(^|\/)\.(?!well-known)/.test(file)),
    ).toEqual([]);
    expect(findMatches(/sourceMappingURL|sourcesContent/g)).toEqual([]);
  });

  const demo = Object.values(DEMO_ACCOUNTS).flatMap((account) => Object.values(account));
  it.each([
    ['App Check code without a site key', [APP_CHECK_HOST]],
    ['secrets from the environment of the build', Object.entries(SECRETS).flat()],
    ['demo accounts or the demo project', [...demo, DEMO_PROJECT, 'demo-api-key']],
    ['data that only administrators may read', PRIVATE_TEXTS],
  ])('contains no %s', (_what, texts) => {
    expect(findMatches(literally(texts))).toEqual([]);
  });

  it('contains nothing that looks like a key or a token', () => {
    const kinds = [
      /-----BEGIN [A-Z ]+-----/,
      /"?(?:private_key|client_email|client_secret|service_account)\b/,
      /\beyJ[\w-]{10,}\.[\w-]{10,}/, // JSON Web Token
      /\bAIza[\w-]{35}\b/, // Google API key; longer than the fake one in SETTINGS
      /\b(?:ya29\.|1\/\/0)[\w-]{20,}/, // Google OAuth tokens
      /\b(?:AKIA[A-Z0-9]{16}|gh[opsu]_\w{20,}|sk_live_\w+)\b/, // keys of AWS, GitHub, and Stripe
    ];
    expect(findMatches(new RegExp(kinds.map(({ source }) => source).join('|'), 'g'))).toEqual([]);
  });

  it('contains no email address except the firm’s', () => {
    const domain = FIRM.email.split('@')[1] ?? '';
    const addresses = findMatches(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/g)
      .map((entry) => entry.slice(entry.indexOf(': ') + 2))
      .filter((address) => !address.endsWith(`@${domain}`));
    // The only email address is the example in the form.
    expect([...new Set(addresses)]).toEqual(['name@company.com']);
  });
}
