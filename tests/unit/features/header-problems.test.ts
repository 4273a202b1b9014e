import { expect, it } from 'vitest';
import firebaseJson from '../../../firebase.json';
import { deployConfig, headersOf } from '../../../scripts/build/hosting-config';
import { headerProblems } from '@/features/site-check/header-problems';

const SETTINGS = { VITE_FIREBASE_PROJECT_ID: 'example', VITE_APP_CHECK_SITE_KEY: 'key' };
const shipped = headersOf(deployConfig(firebaseJson, SETTINGS), '/admin/dashboard');
const policy = shipped['Content-Security-Policy'] ?? '';

const problemsOf = (changes: Record<string, string | null>) => {
  const sent = new Headers(shipped);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  return headerProblems('/', shipped, sent);
};

it('expects the headers of the deployment, those of the path included', () => {
  expect(shipped).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Robots-Tag': 'noindex' });
  expect(policy).toContain('projects/example/databases');
  expect(headersOf(firebaseJson, '/assets/x.js')['Cache-Control']).toMatch(/immutable/);
  expect(headersOf(firebaseJson, '/')).not.toHaveProperty('X-Robots-Tag');
});

it('finds nothing in them, in whatever order a policy lists directives and sources', () => {
  expect(problemsOf({})).toEqual([]);
  const [first, ...others] = policy.split('; ');
  expect(problemsOf({ 'Content-Security-Policy': `${others.join(';')}; ${first};` })).toEqual([]);
});

it('names a header that is missing or different', () => {
  expect(
    problemsOf({ 'Strict-Transport-Security': null, 'X-Frame-Options': 'SAMEORIGIN' }),
  ).toEqual([
    'Strict-Transport-Security of / is missing',
    'X-Frame-Options of / is “SAMEORIGIN”, not “DENY”',
  ]);
});

it('names the directives of a policy that are missing, wider, or added', () => {
  const changed = policy
    .replace("base-uri 'none'; ", '')
    .replace("img-src 'self'", "img-src 'self' https:")
    .concat('; media-src *');
  expect(problemsOf({ 'Content-Security-Policy': changed })).toEqual([
    'Content-Security-Policy of / has another img-src',
    'Content-Security-Policy of / has another base-uri',
    'Content-Security-Policy of / has another media-src',
  ]);
});
