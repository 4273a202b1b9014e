import { describe, expect, it } from 'vitest';
import firebaseJson from '../../firebase.json';
import { deployConfig } from '../../scripts/build/hosting-config';
import { requireRealProject } from '../../scripts/build/site-build';
import { SETTINGS } from './build-test-site';

const SITE_KEY = 'recaptcha-site-key';

describe('the deployed content security policy', () => {
  const policyOf = ({ hosting }: typeof firebaseJson) =>
    hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  const deployed = (VITE_APP_CHECK_SITE_KEY?: string) =>
    deployConfig(firebaseJson, {
      VITE_FIREBASE_PROJECT_ID: 'example-production',
      VITE_APP_CHECK_SITE_KEY,
    });
  const directives = (config: typeof firebaseJson) => policyOf(config)?.split('; ') ?? [];
  const before = directives(firebaseJson);
  const added = (siteKey?: string) =>
    directives(deployed(siteKey)).filter((part) => !before.includes(part));

  const CONNECTIONS =
    "connect-src 'self' https://firestore.googleapis.com/v1/projects/example-production/databases/(default)/ " +
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

  it.each(['', undefined])('allows only the project’s own database (site key %j)', (siteKey) => {
    expect(added(siteKey)).toEqual([CONNECTIONS]);
  });

  it('adds only the sources that App Check needs, and only with a site key', () => {
    const scripts = before.find((directive) => directive.startsWith('script-src '));
    expect(added(SITE_KEY)).toEqual([
      `${scripts} https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/`,
      `${CONNECTIONS} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
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
      /^This build .* missing: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY\. To set up a project .* `npm run setup -- --project ID`/,
    ],
    [{ VITE_APP_CHECK_SITE_KEY: SITE_KEY }, /missing: VITE_FIREBASE_APP_ID\./],
    [{ VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /^VITE_AUTH_EMULATOR_HOST is set, /],
    [{ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, /^VITE_FIRESTORE_EMULATOR_HOST is set, /],
  ])('are refused if they include %j', (changes, message) => {
    expect(() => requireRealProject({ ...settings, ...changes })).toThrow(message);
  });
});
