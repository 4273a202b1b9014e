import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import firebaseJson from '../../firebase.json';

const everywhere = firebaseJson.hosting.headers.find(({ source }) => source === '**');
const policy =
  everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

/** The sources of one directive. */
const sources = (directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it('allows the site’s own scripts and the inline script of index.html only', () => {
  const inline = [...readFileSync('index.html', 'utf8').matchAll(/<script>([^]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  expect(sources('script-src')).toEqual(["'self'", ...hashes]);
});

it('allows images of the site only, and nothing that it does not list', () => {
  expect(sources('default-src')).toEqual(["'none'"]);
  expect(sources('frame-ancestors')).toEqual(["'none'"]);
  expect(sources('base-uri')).toEqual(["'none'"]);
  expect(sources('img-src')).toEqual(["'self'"]);
});
